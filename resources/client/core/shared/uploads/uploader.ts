import { fileEntries } from '@/contract/file-entries'
import { call } from '@/core/platform/api/call'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { onUserLeaves } from '@/core/platform/session/user-leaves'
import { activeWorkspaceId } from '@/core/platform/workspaces/active-workspace'
import { isMeantFile } from '@/lib/files/is-meant-file'
import { createStore, type Store } from '@/lib/store'

import type { FileEntry } from './file-entry'
import { nextUpload } from './queue/next-upload'
import { refusalOf, type Restrictions, siteRestrictions } from './queue/restrictions'
import { itemOf, type UploadItem } from './queue/upload-item'
import { advance, type UploadEvent, type UploadQueue } from './queue/upload-queue'
import { runUpload, STOPPED } from './run-upload'
import { chooseTransport } from './transport/choose-transport'
import { flatMetadata, type UploadMetadata } from './transport/metadata'
import type { TransferJob, Transport } from './transport/transport'
import type { TransportName } from './transport/transport-name'

/** What holds for files that are added together. */
export type UploadOptions = {
  /** Beside those of the site. */
  restrictions?: Restrictions
  metadata?: UploadMetadata
  onSuccess?: (entry: FileEntry, item: UploadItem) => void
  /** Hears that a file has failed; what is wrong stands in the item (spec section 8). */
  onFailure?: (item: UploadItem) => void
}

/** Fetches the code of each transport. */
export type Transports = Readonly<Record<TransportName, () => Promise<Transport>>>

/** A queue of uploads: its state, and what may be done with it. */
export type Uploader = Pick<Store<UploadQueue>, 'get' | 'subscribe'> & {
  /** Puts files at the end; those that break a restriction fail at once. Gives their ids. */
  add: (files: Iterable<File>, options?: UploadOptions) => string[]
  pause: (id: string) => void
  resume: (id: string) => void
  /** Tries again what failed or was aborted. */
  retry: (id: string) => void
  /** Stops a file for good; what has come of it so far is taken back. */
  abort: (id: string) => void
  /** The same, and the file leaves the list. */
  remove: (id: string) => void
  /** Removes everything; the screen that owned the queue is gone. */
  close: () => void
}

/** What is kept of a file beside what screens see. */
type Job = Omit<TransferJob, 'item'> & {
  options: UploadOptions
  /** Ends the try that runs. */
  stop?: AbortController
  settled: Promise<FileEntry | null>
  /** It may have left something, here or on the server. */
  hasLeft: boolean
}

let lastId = 0

/** Makes a queue; `choose` picks the way of each file, whose transport is fetched when the first file needs it. */
export function createUploader(transports: Transports, choose = chooseTransport): Uploader {
  const store = createStore<UploadQueue>([])
  const jobs = new Map<string, Job>()

  /** Gives the item after an event; undefined where it came too late. */
  function tell(id: string, event: UploadEvent): UploadItem | undefined {
    const before = store.get()
    const next = advance(before, id, event)
    store.set(next)
    return next === before ? undefined : next.find((item) => item.id === id)
  }

  function pump(): void {
    for (let next = nextUpload(store.get()); next; next = nextUpload(store.get())) start(next)
  }

  function start(item: UploadItem): void {
    const job = jobs.get(item.id)
    if (!job) return
    const stop = new AbortController()
    job.stop = stop
    job.hasLeft = true
    tell(item.id, { type: 'started' })
    const { outcome, settled } = runUpload({
      job: { item, file: job.file, metadata: job.metadata },
      load: transports[item.transport],
      before: job.settled,
      stop,
      onProgress: (progress) => tell(item.id, { type: 'progressed', ...progress }),
    })
    job.settled = settled
    void outcome.then((event) => event && finish(job, item.id, event)).finally(pump)
  }

  function finish(job: Job, id: string, event: UploadEvent): void {
    const item = tell(id, event)
    if (item?.status === 'completed') jobs.delete(id)
    if (item?.entry) job.options.onSuccess?.(item.entry, item)
    else if (item) job.options.onFailure?.(item)
  }

  /** Ends what runs of a file; with `discards`, what it has left goes too. */
  function letGo(item: UploadItem, { discards }: { discards: boolean }): void {
    const job = jobs.get(item.id)
    job?.stop?.abort(STOPPED)
    if (!job?.hasLeft || !discards) return
    job.hasLeft = false
    const { file, metadata } = job
    job.settled = job.settled
      .then(async (entry) => {
        if (entry) await call(fileEntries.remove, { body: { entryIds: [entry.id], deleteForever: true } })
        const transport = await transports[item.transport]()
        await transport.discard?.({ file, metadata, item })
        return null
      })
      // What cannot be taken back now expires on the server.
      .catch(() => null)
  }

  function add(files: Iterable<File>, options: UploadOptions = {}): string[] {
    const settings = getBootstrap().settings.uploads
    const { metadata = {}, restrictions = {} } = options
    const added = [...files].filter(isMeantFile).map((file) => {
      const item = itemOf(file, { id: `upload-${(lastId += 1)}`, transport: choose(file, metadata, settings) })
      jobs.set(item.id, {
        file,
        options,
        metadata: flatMetadata(metadata, item, activeWorkspaceId()),
        settled: Promise.resolve(null),
        hasLeft: false,
      })
      return { item, refusal: refusalOf(file, restrictions) ?? refusalOf(file, siteRestrictions(settings)) }
    })
    store.set([...store.get(), ...added.map(({ item }) => item)])
    for (const { item, refusal } of added) {
      const job = jobs.get(item.id)
      if (refusal && job) finish(job, item.id, { type: 'refused', message: refusal })
    }
    pump()
    return added.map(({ item }) => item.id)
  }

  const at = (id: string, act: (item: UploadItem) => void): void => {
    const item = store.get().find((candidate) => candidate.id === id)
    if (item) act(item)
    pump()
  }

  function drop(items: UploadQueue, { discards }: { discards: boolean }): void {
    for (const item of items) letGo(item, { discards })
    for (const { id } of items) jobs.delete(id)
    store.set(store.get().filter((item) => !items.includes(item)))
  }

  // The session has ended: nothing more can be asked of the server.
  const forgetCleaner = onUserLeaves(() => drop(store.get(), { discards: false }))

  return {
    get: store.get,
    subscribe: store.subscribe,
    add,
    pause: (id) => at(id, () => tell(id, { type: 'paused' }) && jobs.get(id)?.stop?.abort(STOPPED)),
    resume: (id) => at(id, () => tell(id, { type: 'resumed' })),
    retry: (id) => at(id, () => tell(id, { type: 'retried' })),
    abort: (id) => at(id, (item) => tell(id, { type: 'aborted' }) && letGo(item, { discards: true })),
    remove: (id) => at(id, (item) => drop([item], { discards: true })),
    close: () => {
      forgetCleaner()
      drop(store.get(), { discards: true })
    },
  }
}
