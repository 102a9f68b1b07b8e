import { fileEntries } from '@/contract/groups/file-entries'
import { call } from '@/core/platform/api/call'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { onUserChange } from '@/core/platform/session/user-data'
import { activeWorkspaceId } from '@/core/platform/storage/active-workspace'
import { createCounter } from '@/lib/counter'
import { isUserFile } from '@/lib/files/chosen-files'
import { createStore, type Store } from '@/lib/store'

import { refusalOf, type Restrictions, siteRestrictions } from './queue/restrictions'
import { type FileEntry, itemOf, type TransportName, type UploadItem } from './queue/upload-item'
import { advance, nextUpload, type UploadEvent, type UploadQueue } from './queue/upload-queue'
import { runUpload, STOP_ERROR } from './run-upload'
import { flatMetadata, type UploadMetadata } from './transport/metadata'
import { chooseTransport, type TransferJob, type Transport } from './transport/transport'

/** Options of the files that are added with one call. */
export type UploadOptions = {
  /** Apply in addition to the site's. */
  restrictions?: Restrictions
  metadata?: UploadMetadata
  /**
   * Uses the file before its upload is complete, such as to read its tags; a rejection fails the upload. The signal
   * aborts when the upload is cancelled meanwhile.
   */
  onUploaded?: (entry: FileEntry, upload: { file: File; signal: AbortSignal }) => Promise<void>
  onSuccess?: (entry: FileEntry, item: UploadItem) => void
  /** Called when a file fails; the item has the message (spec section 8). */
  onFailure?: (item: UploadItem) => void
}

/** Loads the code of each transport. */
export type Transports = Readonly<Record<TransportName, () => Promise<Transport>>>

/** Upload queue: its state and actions. */
export type Uploader = Pick<Store<UploadQueue>, 'get' | 'subscribe'> & {
  /** Appends files and returns their ids. Files that break a restriction fail immediately. */
  add: (files: Iterable<File>, options?: UploadOptions) => string[]
  pause: (id: string) => void
  resume: (id: string) => void
  /** Restarts a failed or aborted upload. */
  retry: (id: string) => void
  /** Cancels an upload and deletes its partial data from the server. */
  abort: (id: string) => void
  /** Aborts an upload, and removes it from the queue. */
  remove: (id: string) => void
  /** Removes all uploads, when the screen that owns the queue unmounts. */
  close: () => void
}

/** Data of an upload that screens do not see. */
type Job = Omit<TransferJob, 'item'> & {
  options: UploadOptions
  /** Aborts the current try. */
  stop?: AbortController
  settled: Promise<FileEntry | null>
  /** A try was started, which may have left data here or on the server. */
  needsDiscard: boolean
}

const nextId = createCounter()

/** Makes an upload queue; `choose` picks the transport of each file. */
export function createUploader(transports: Transports, choose = chooseTransport): Uploader {
  const store = createStore<UploadQueue>([])
  const jobs = new Map<string, Job>()

  /** Returns the item after an event; undefined when the event came too late. */
  function dispatch(id: string, event: UploadEvent): UploadItem | undefined {
    const before = store.get()
    const next = advance(before, id, event)
    store.set(next)
    return next === before ? undefined : next.find((item) => item.id === id)
  }

  function startWaiting(): void {
    for (let next = nextUpload(store.get()); next; next = nextUpload(store.get())) start(next)
  }

  function start(item: UploadItem): void {
    const job = jobs.get(item.id)
    if (!job) return
    const stop = new AbortController()
    job.stop = stop
    job.needsDiscard = true
    dispatch(item.id, { type: 'started' })
    const { outcome, settled } = runUpload({
      job: { item, file: job.file, metadata: job.metadata },
      load: transports[item.transport],
      previous: job.settled,
      stop,
      process: (entry) => job.options.onUploaded?.(entry, { file: job.file, signal: stop.signal }),
      onProgress: (progress) => dispatch(item.id, { type: 'progressed', ...progress }),
    })
    job.settled = settled
    void outcome.then((event) => event && finish(job, item.id, event)).finally(startWaiting)
  }

  function finish(job: Job, id: string, event: UploadEvent): void {
    const item = dispatch(id, event)
    if (item?.status === 'completed') jobs.delete(id)
    if (item?.entry) job.options.onSuccess?.(item.entry, item)
    else if (item?.status === 'failed') job.options.onFailure?.(item)
  }

  /** Stops an upload; with `discards`, also deletes what it left here and on the server. */
  function release(item: UploadItem, { discards }: { discards: boolean }): void {
    const job = jobs.get(item.id)
    job?.stop?.abort(STOP_ERROR)
    if (!job?.needsDiscard || !discards) return
    job.needsDiscard = false
    const { file, metadata } = job
    job.settled = job.settled
      .then(async (entry) => {
        if (entry) await call(fileEntries.remove, { body: { entryIds: [entry.id], deleteForever: true } })
        const transport = await transports[item.transport]()
        await transport.discard?.({ file, metadata, item })
        return null
      })
      // If the deletion fails, the server expires the upload by itself.
      .catch(() => null)
  }

  function add(files: Iterable<File>, options: UploadOptions = {}): string[] {
    const settings = getBootstrap().settings.uploads
    const { metadata = {}, restrictions = {} } = options
    const added = [...files].filter(isUserFile).map((file) => {
      const item = itemOf(file, { id: `upload-${nextId()}`, transport: choose(file, metadata, settings) })
      jobs.set(item.id, {
        file,
        options,
        metadata: flatMetadata(metadata, item, activeWorkspaceId()),
        settled: Promise.resolve(null),
        needsDiscard: false,
      })
      return { item, refusal: refusalOf(file, restrictions) ?? refusalOf(file, siteRestrictions(settings)) }
    })
    store.set([...store.get(), ...added.map(({ item }) => item)])
    for (const { item, refusal } of added) {
      const job = jobs.get(item.id)
      if (refusal && job) finish(job, item.id, { type: 'refused', message: refusal })
    }
    startWaiting()
    return added.map(({ item }) => item.id)
  }

  const withItem = (id: string, act: (item: UploadItem) => void): void => {
    const item = store.get().find((candidate) => candidate.id === id)
    if (item) act(item)
    startWaiting()
  }

  function removeItems(items: UploadQueue, { discards }: { discards: boolean }): void {
    for (const item of items) release(item, { discards })
    for (const { id } of items) jobs.delete(id)
    store.set(store.get().filter((item) => !items.includes(item)))
  }

  function reconnect(): void {
    for (const { id, isInterrupted } of store.get()) if (isInterrupted) dispatch(id, { type: 'reconnected' })
    startWaiting()
  }
  window.addEventListener('online', reconnect)

  // After a user change the session is over: the server would refuse deletions.
  const removeUserListener = onUserChange('uploads', () => removeItems(store.get(), { discards: false }))

  return {
    get: store.get,
    subscribe: store.subscribe,
    add,
    pause: (id) => withItem(id, () => dispatch(id, { type: 'paused' }) && jobs.get(id)?.stop?.abort(STOP_ERROR)),
    resume: (id) => withItem(id, () => dispatch(id, { type: 'resumed' })),
    retry: (id) => withItem(id, () => dispatch(id, { type: 'retried' })),
    abort: (id) => withItem(id, (item) => dispatch(id, { type: 'aborted' }) && release(item, { discards: true })),
    remove: (id) => withItem(id, (item) => removeItems([item], { discards: true })),
    close: () => {
      removeUserListener()
      window.removeEventListener('online', reconnect)
      removeItems(store.get(), { discards: true })
    },
  }
}
