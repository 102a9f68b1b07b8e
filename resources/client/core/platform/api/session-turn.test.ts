import { beforeEach, expect, it, vi } from 'vitest'

import { stubNavigator } from '@tests/stub-navigator'

import { inTurn } from './session-turn'

type Turn = { mode: LockMode; take: () => void }

/** Locks that are requested in order, as browsers grant them. */
function stubSharedLocks(): void {
  const [running, waiting]: [Set<Turn>, Turn[]] = [new Set(), []]
  const grant = () => {
    const [next] = waiting
    if (!next || [...running].some(({ mode }) => mode === 'exclusive' || next.mode === 'exclusive')) return
    running.add(next)
    waiting.shift()?.take()
    grant()
  }
  const request = (_name: string, { mode = 'exclusive', signal }: LockOptions, run: () => Promise<unknown>) =>
    new Promise((resolve, reject) => {
      const turn: Turn = {
        mode,
        take: () =>
          void run()
            .then(resolve, reject)
            .finally(() => {
              running.delete(turn)
              grant()
            }),
      }
      signal?.addEventListener('abort', () => {
        if (!waiting.includes(turn)) return
        waiting.splice(waiting.indexOf(turn), 1)
        reject(signal.reason as Error)
      })
      waiting.push(turn)
      grant()
    })
  stubNavigator({ locks: { request } })
}

const sent: string[] = []
const responses = new Map<string, (name: string) => void>()

function send(name: string, startsSession = false): Promise<string> {
  return inTurn(
    startsSession,
    () =>
      new Promise((resolve) => {
        sent.push(name)
        responses.set(name, resolve)
      }),
  )
}

async function respond(name: string, request: Promise<string>): Promise<void> {
  responses.get(name)?.(name)
  expect(await request).toBe(name)
}

beforeEach(() => {
  sent.length = 0
  stubSharedLocks()
})

it('sends requests at the same time', async () => {
  const [channel, queue] = [send('channel'), send('queue')]
  expect(sent).toEqual(['channel', 'queue'])
  await respond('queue', queue)
  await respond('channel', channel)
})

it('sends a sign-in after the requests before it, and before later ones', async () => {
  const [channel, signIn, queue] = [send('channel'), send('sign-in', true), send('queue')]
  expect(sent).toEqual(['channel'])
  await respond('channel', channel)
  expect(sent).toEqual(['channel', 'sign-in'])
  await respond('sign-in', signIn)
  expect(sent).toEqual(['channel', 'sign-in', 'queue'])
  await respond('queue', queue)
})

it('waits for no request that hangs', async () => {
  const timeout = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  void send('hanging')
  const signIn = send('sign-in', true)
  expect(sent).toEqual(['hanging'])
  timeout.abort(new DOMException('', 'TimeoutError'))
  await vi.waitFor(() => expect(sent).toContain('sign-in'))
  await respond('sign-in', signIn)
})

it.each([
  ['are missing', undefined],
  ['are refused', { request: () => Promise.reject(new DOMException('', 'SecurityError')) }],
])('sends at once where locks %s', async (_, locks) => {
  stubNavigator({ locks })
  const [channel, signIn] = [send('channel'), send('sign-in', true)]
  await vi.waitFor(() => expect(sent).toEqual(['channel', 'sign-in']))
  await respond('sign-in', signIn)
  await respond('channel', channel)
})

it('passes a failure on, and sends nothing twice', async () => {
  const fail = vi.fn(() => Promise.reject(new Error('lost')))
  await expect(inTurn(true, fail)).rejects.toThrow('lost')
  expect(fail).toHaveBeenCalledOnce()
})
