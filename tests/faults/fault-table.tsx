import { waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import type { Endpoint } from '@/contract/endpoint'
import { toast } from '@/core/shared/toasts/toast-store'
import { emptyBodies, type Fault } from '@mock/control/faults'
import { mockedEndpoints } from '@mock/handlers'
import { mockBackend } from '@mock/node'
import type { PersonaKey } from '@mock/scenarios/personas'
import type { World } from '@mock/world'

import { open, said, squeezeTime, takeDown, type, wire } from './bench'

const status = (code: number, message: string, errors?: Record<string, string[]>) =>
  ({ kind: 'status', status: code, body: { message, ...(errors && { errors }) } }) as const

/** What goes wrong. `isDone`: the server has done what was asked all the same. */
const faults: Record<
  string,
  {
    fault: Fault extends infer F ? (F extends { endpoint: string } ? Omit<F, 'endpoint'> : never) : never
    isDone?: true
  }
> = {
  'refused or reset': { fault: { kind: 'network' } },
  'its reply is lost': { fault: { kind: 'lost' }, isDone: true },
  stalls: { fault: { kind: 'timeout' } },
  '500': { fault: status(500, 'Server Error') },
  '503': { fault: status(503, 'Service Unavailable') },
  '429': { fault: { ...status(429, 'Too Many Attempts.'), headers: { 'Retry-After': '1' } } },
  '401': { fault: status(401, 'Unauthenticated.') },
  '403': { fault: status(403, 'This action is unauthorized.') },
  '404': { fault: status(404, 'Not Found') },
  '419': { fault: status(419, 'CSRF token mismatch.') },
  '422': { fault: status(422, 'The given data was invalid.', { other: ['Something else is wrong.'] }) },
  'half of its JSON': { fault: { kind: 'truncated' }, isDone: true },
  'a page with 200': { fault: { kind: 'html' } },
  'another shape': { fault: { kind: 'wrongShape' }, isDone: true },
}

/** Empty bodies where the client cannot do without the response. */
const missing: typeof faults = Object.fromEntries(
  emptyBodies.map((body) => [`the empty body “${body}”`, { fault: { kind: 'empty', body }, isDone: true }]),
)

const everyFault = { ...faults, ...missing }

/** Names of everything that goes wrong. */
export const faultKinds: readonly string[] = Object.keys(everyFault)

const UNREADABLE = faultKinds.filter((kind) => everyFault[kind]?.isDone && everyFault[kind].fault.kind !== 'lost')

/** The special outcome of an operation whose response arrives, with its cookies, and cannot be read. */
export const whereUnreadable = (outcome: (world: World) => Promise<void>) =>
  Object.fromEntries(UNREADABLE.map((kind) => [kind, outcome]))

/** One thing that a visitor does, and how to see what became of it. */
export type Operation = {
  name: string
  /** Name of the endpoint that does it. */
  endpoint: string
  /** Who does it; a guest otherwise. */
  as?: PersonaKey
  path?: string
  pattern?: string
  screen: ReactNode
  prepare?: (world: World) => void
  /** What is to be there, or done, before it can be done. */
  ready?: (world: World) => Promise<unknown>
  /** What is typed, by label: it must be kept. */
  fill?: Record<string, string>
  /** The one click that does it. */
  press: () => void | Promise<void>
  /** How often it has been done, as the mock's world shows. */
  count: (world: World) => number
  /** What success looks like; rejects or throws until then. */
  done: (world: World) => void
  /** What there is after the server had done it and nobody knew, and it was tried again; as `done` otherwise. */
  redone?: (world: World) => void
  /** Whether the page finds out by itself what the server had done unheard: then nothing is left to press. */
  isSeen?: boolean
  /** Whether doing it twice is no harm: another mail, say. */
  mayRepeat?: boolean
  /** Faults that mean something else here, and what. */
  special?: Record<string, (world: World) => void | Promise<void>>
}

function endpointOf(endpoint: string): Endpoint {
  const known = mockedEndpoints.find(({ name }) => name === endpoint)?.endpoint
  if (!known) throw new Error(`There is no endpoint ${endpoint}`)
  return known
}

/** What the address of an endpoint looks like. */
const pathOf = (endpoint: string): RegExp =>
  new RegExp(`/${endpointOf(endpoint).path.replaceAll(/:\w+/g, '[^/]+')}(\\?|$)`)

/** The empty bodies that the contract allows for an endpoint: all or none. */
const allowedEmptyBodies = (endpoint: string) =>
  endpointOf(endpoint).response.safeParse(undefined).success ? emptyBodies : []

/** What may go wrong with a response of an endpoint. */
const faultsOf = (endpoint: string): typeof faults => (allowedEmptyBodies(endpoint).length > 0 ? faults : everyFault)

/** Whether anything works that is not behind an open dialog. */
const isBusy = () =>
  [...document.querySelectorAll('[aria-busy=true]')].some((part) => !part.closest('[aria-hidden=true]'))

function isKept(fill: Record<string, string>): void {
  const values = [...document.querySelectorAll('input')].map(({ value }) => value)
  for (const text of Object.values(fill)) expect(values).toContain(text)
}

/** Runs every operation against every fault and every empty body that its endpoint may have, and prints how many cases that is. */
export function faultTable(name: string, operations: readonly Operation[]): void {
  let restore = () => {}
  beforeAll(() => {
    mockBackend.listen()
    restore = wire()
    vi.spyOn(console, 'error').mockReturnValue()
  })
  afterEach(takeDown)
  afterAll(() => {
    restore()
    mockBackend.close()
    const kinds = Object.keys(faults).length
    const empty = operations.length * emptyBodies.length
    process.stdout.write(
      `${name}: ${operations.length} operations by ${kinds} faults, and ${empty} empty bodies, are ${operations.length * kinds + empty} cases\n`,
    )
  })

  describe.each(operations)('$name', (operation) => {
    it.each(allowedEmptyBodies(operation.endpoint))('succeeds with the empty body “%s”', async (body) => {
      const { fill = {}, endpoint, count } = operation
      const world = await open({ path: '/', pattern: '*', element: operation.screen, ...operation })
      await operation.ready?.(world)
      world.faults.set([{ kind: 'empty', body, endpoint }])
      for (const [label, text] of Object.entries(fill)) type(label, text)
      const before = count(world)
      await operation.press()
      // Some changes are on the screen before the server has them.
      await waitFor(() => expect(count(world)).toBe(before + 1))
      await waitFor(() => operation.done(world))
    })

    it.each(Object.entries(faultsOf(operation.endpoint)))(
      '%s: said, kept, done once, and right with one more press',
      async (kind, { fault, isDone }) => {
        const { fill = {}, endpoint, count, special } = operation
        const world = await open({ path: '/', pattern: '*', element: operation.screen, ...operation })
        await operation.ready?.(world)
        if (kind === 'stalls') squeezeTime(pathOf(endpoint))
        world.faults.set([{ ...fault, endpoint }])
        const trigger = vi.spyOn(world.faults, 'trigger')
        for (const [label, text] of Object.entries(fill)) type(label, text)
        toast.close()
        const before = { count: count(world), said: said() }
        await operation.press()
        await waitFor(() => expect(trigger).toHaveBeenCalledWith(endpoint))
        if (special?.[kind]) return special[kind](world)
        await waitFor(() => expect(said().replace(before.said, '')).not.toBe(''))
        await waitFor(() => expect(isBusy()).toBe(false))
        await waitFor(() => expect(count(world)).toBe(before.count + (isDone ? 1 : 0)))
        isKept(fill)
        vi.unstubAllGlobals()

        world.faults.set([])
        toast.close()
        if (!(isDone && operation.isSeen)) await operation.press()
        await waitFor(() => (isDone ? (operation.redone ?? operation.done) : operation.done)(world))
        expect(count(world)).toBe(before.count + (isDone && operation.mayRepeat ? 2 : 1))
      },
    )
  })
}
