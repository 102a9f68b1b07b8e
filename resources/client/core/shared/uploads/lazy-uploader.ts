import { createStore } from '@/lib/store'

import type { UploadQueue } from './queue/upload-queue'
import type { Uploader, UploadOptions } from './uploader'

/** A queue of uploads whose code comes with the first file. */
export type LazyUploader = Omit<Uploader, 'add'> & {
  /** Rejects when the code cannot be fetched; the next file tries again. */
  add: (files: Iterable<File>, options?: UploadOptions) => Promise<string[]>
}

/** Fetches the code of a queue and makes it. */
export type LoadUploader = () => Promise<Uploader>

const loadSiteUploader: LoadUploader = () =>
  import('./site-uploader').then(({ createSiteUploader }) => createSiteUploader())

/** Makes a {@link LazyUploader}. */
export function createLazyUploader(loadUploader = loadSiteUploader): LazyUploader {
  const store = createStore<UploadQueue>([])
  let coming: Promise<Uploader> | undefined
  let uploader: Uploader | undefined

  async function load(): Promise<Uploader> {
    const made = await loadUploader()
    made.subscribe(() => store.set(made.get()))
    return made
  }

  function wake(): Promise<Uploader> {
    coming ??= load().catch((error: unknown) => {
      coming = undefined
      throw error
    })
    return coming
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    add: async (files, options) => {
      // A list of files is emptied with the field that it comes from.
      const kept = [...files]
      const mine = wake()
      const made = await mine
      // Closed while its code was coming.
      if (mine !== coming) return []
      uploader = made
      return made.add(kept, options)
    },
    pause: (id) => uploader?.pause(id),
    resume: (id) => uploader?.resume(id),
    retry: (id) => uploader?.retry(id),
    abort: (id) => uploader?.abort(id),
    remove: (id) => uploader?.remove(id),
    close: () => {
      void coming?.then(
        (made) => made.close(),
        () => {},
      )
      uploader = coming = undefined
    },
  }
}
