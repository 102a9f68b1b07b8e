import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'

import type { UploadItem, UploadStatus } from './queue/upload-item'
import { createFakeTransports, entryOf, sparseFile } from './testing/fake-transport'
import { INACTIVITY_TIMEOUT_MS } from './transport/inactivity'
import { createUploader } from './uploader'

/*
 * Runs random sequences of user actions, progress, results and timeouts against the queue and a simple model, and
 * checks the queue's rules after each step (spec section 4).
 */

/** Model of one file. */
type ModelFile = { id: string; isExclusive: boolean; isRefused: boolean; isPaused: boolean; status: UploadStatus }
type Model = { files: ModelFile[]; outcomes: string[] }
type RealQueue = ReturnType<typeof openQueue>
type Command = fc.AsyncCommand<Model, RealQueue>

const MB = 1024 * 1024

function openQueue() {
  const server = createFakeTransports()
  const uploader = createUploader(server.transports)
  const outcomes: string[] = []
  const options = {
    restrictions: { blockedFileTypes: ['exe'] },
    onSuccess: (_: unknown, { id }: UploadItem) => void outcomes.push(`${id} completed`),
    onFailure: ({ id }: UploadItem) => void outcomes.push(`${id} failed`),
  }
  return { server, uploader, outcomes, options }
}

async function settle() {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
}

/** Starts waiting files in order: three in parallel, exclusive ones with no other. */
function startNext({ files }: Model): void {
  const next = files.find(({ status, isPaused }) => status === 'pending' && !isPaused)
  const running = files.filter(({ status }) => status === 'inProgress')
  if (!next || running.length >= ([...running, next].some(({ isExclusive }) => isExclusive) ? 1 : 3)) return
  next.status = 'inProgress'
  startNext({ files, outcomes: [] })
}

async function check(model: Model, { server, uploader, outcomes }: RealQueue) {
  await settle()
  startNext(model)
  const seen = uploader.get()
  expect(seen.map(({ id, status, isPaused }) => ({ id, status, isPaused }))).toEqual(
    model.files.map(({ id, status, isPaused }) => ({ id, status, isPaused })),
  )
  // Sorted, as files that time out together fail in the order of their last progress.
  expect(outcomes.toSorted()).toEqual(model.outcomes.toSorted())
  const running = seen.filter(({ status }) => status === 'inProgress').map(({ id }) => id)
  expect(server.open.map(({ item }) => item.id).toSorted()).toEqual(running.toSorted())
  for (const item of seen) {
    if (item.status === 'completed') expect(item.percentage).toBe(100)
    if (item.percentage === 100) expect(item.bytesUploaded).toBe(item.size)
    expect(item.bytesUploaded).toBeLessThanOrEqual(item.size)
    expect(item.entry !== null).toBe(item.status === 'completed')
    expect(item.errorMessage !== null).toBe(item.status === 'failed')
  }
}

const command = (name: string, run: (model: Model, real: RealQueue) => void | Promise<void>): Command => ({
  check: () => true,
  run: async (model, real) => {
    await run(model, real)
    await check(model, real)
  },
  toString: () => name,
})

/** Makes a command that acts on a random file: always on the real queue, on the model only when the state allows it. */
const press = (
  verb: 'pause' | 'resume' | 'retry' | 'abort' | 'remove',
  change: (file: ModelFile, model: Model) => void,
) =>
  fc.nat({ max: 12 }).map((nat) =>
    command(`${verb} ${nat}`, (model, { uploader }) => {
      const file = model.files[nat % Math.max(1, model.files.length)]
      if (!file) return uploader[verb]('upload-none')
      change(file, model)
      uploader[verb](file.id)
    }),
  )

const isOpen = ({ status }: ModelFile) => status === 'pending' || status === 'inProgress'

const presses = [
  press('pause', (file) => isOpen(file) && Object.assign(file, { status: 'pending', isPaused: true })),
  press('resume', (file) => file.status === 'pending' && Object.assign(file, { isPaused: false })),
  press(
    'retry',
    (file) =>
      ['failed', 'aborted'].includes(file.status) && !file.isRefused && Object.assign(file, { status: 'pending' }),
  ),
  press('abort', (file) => isOpen(file) && Object.assign(file, { status: 'aborted', isPaused: false })),
  press('remove', (file, model) => model.files.splice(model.files.indexOf(file), 1)),
]

const kinds = {
  small: { file: () => sparseFile('a.mp3', 1000), isExclusive: false },
  empty: { file: () => sparseFile('b.txt', 0), isExclusive: false },
  chunked: { file: () => sparseFile('c.mp3', 4 * MB), isExclusive: true },
  folder: { file: () => sparseFile('d.mp3', 10, { path: 'Mape/d.mp3' }), isExclusive: true },
  refused: { file: () => sparseFile('e.exe', 10), isExclusive: false },
  ignored: { file: () => sparseFile('.DS_Store', 10), isExclusive: false },
}
type Kind = keyof typeof kinds

const add = fc
  .array(fc.constantFrom<Kind>('small', 'small', 'empty', 'chunked', 'folder', 'refused', 'ignored'), { maxLength: 5 })
  .map((nat) =>
    command(`add ${nat.join()}`, (model, { uploader, options }) => {
      const ids = uploader.add(
        nat.map((kind) => kinds[kind].file()),
        options,
      )
      const accepted = nat.filter((kind) => kind !== 'ignored')
      expect(ids).toHaveLength(accepted.length)
      for (const [place, kind] of accepted.entries()) {
        const isRefused = kind === 'refused'
        const id = ids[place] ?? ''
        if (isRefused) model.outcomes.push(`${id} failed`)
        model.files.push({
          id,
          isExclusive: kinds[kind].isExclusive,
          isRefused,
          isPaused: false,
          status: isRefused ? 'failed' : 'pending',
        })
      }
    }),
  )

/** Makes a command that settles or moves a random running transfer. */
const event = (name: string, run: (file: ModelFile, model: Model, real: RealQueue) => void) =>
  fc.nat({ max: 2 }).map((nat) =>
    command(`${name} ${nat}`, (model, real) => {
      const running = model.files.filter(({ status }) => status === 'inProgress')
      const file = running[nat % Math.max(1, running.length)]
      if (file) run(file, model, real)
    }),
  )

const events = [
  event('complete', (file, model, { server }) => {
    server.of(file.id)?.complete(entryOf(1))
    file.status = 'completed'
    model.outcomes.push(`${file.id} completed`)
  }),
  event('fail', (file, model, { server }) => {
    server.of(file.id)?.fail(new TypeError('Failed'))
    file.status = 'failed'
    model.outcomes.push(`${file.id} failed`)
  }),
  event('progress', (file, _, { server, uploader }) => {
    const transfer = server.of(file.id)
    transfer?.report((transfer.file.size + 100) / 2)
    if (transfer)
      expect(uploader.get().find(({ id }) => id === file.id)?.bytesUploaded).toBe(
        Math.min(transfer.file.size, (transfer.file.size + 100) / 2),
      )
  }),
  fc.constant(
    command('timeout', async (model) => {
      await vi.advanceTimersByTimeAsync(INACTIVITY_TIMEOUT_MS)
      for (const file of model.files.filter(({ status }) => status === 'inProgress')) {
        file.status = 'failed'
        model.outcomes.push(`${file.id} failed`)
      }
    }),
  ),
]

beforeEach(() => {
  vi.useFakeTimers()
  setBootstrap(bootstrapOf())
})

describe('createUploader', () => {
  test('keeps the queue’s rules under random actions and events', async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands([add, add, ...presses, ...events], { maxCommands: 60 }), async (commands) => {
        vi.clearAllTimers()
        await fc.asyncModelRun(() => ({ model: { files: [], outcomes: [] }, real: openQueue() }), commands)
      }),
      { numRuns: 300 },
    )
  })
})
