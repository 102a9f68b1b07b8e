import { useEffect, useState, useSyncExternalStore } from 'react'

import { createStore } from '@/lib/store'

import type { UploadQueue } from './queue/upload-queue'
import type { UploadOptions, Uploader } from './uploader'

/** Upload queue whose code is loaded with the first file. */
export type LazyUploader = Omit<Uploader, 'add'> & {
  /** Rejects when the code cannot be loaded; the next call loads it again. */
  add: (files: Iterable<File>, options?: UploadOptions) => Promise<string[]>
}

/** Loads the code of an upload queue, and makes the queue. */
export type LoadUploader = () => Promise<Uploader>

const loadSiteUploader: LoadUploader = () =>
  import('./site-uploader').then(({ createSiteUploader }) => createSiteUploader())

/** Makes a {@link LazyUploader}, for the site's queue unless given another loader. */
function createLazyUploader(loadUploader = loadSiteUploader): LazyUploader {
  const store = createStore<UploadQueue>([])
  let loading: Promise<Uploader> | undefined
  let uploader: Uploader | undefined

  async function load(): Promise<Uploader> {
    const loaded = await loadUploader()
    loaded.subscribe(() => store.set(loaded.get()))
    return loaded
  }

  function loadOnce(): Promise<Uploader> {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    add: async (files, options) => {
      // A FileList is live: it empties when its input is cleared.
      const copies = [...files]
      const ownLoading = loadOnce()
      const loaded = await ownLoading
      // The queue was closed while its code was loading.
      if (ownLoading !== loading) return []
      uploader = loaded
      return loaded.add(copies, options)
    },
    pause: (id) => uploader?.pause(id),
    resume: (id) => uploader?.resume(id),
    retry: (id) => uploader?.retry(id),
    abort: (id) => uploader?.abort(id),
    remove: (id) => uploader?.remove(id),
    close: () => {
      void loading?.then(
        (loaded) => loaded.close(),
        () => {},
      )
      uploader = loading = undefined
    },
  }
}

/** Makes an upload queue for a component. On unmount it aborts and deletes uploads that are not complete. */
export function useUploads(loadUploader?: LoadUploader): { queue: UploadQueue; uploads: LazyUploader } {
  const [uploads] = useState(() => createLazyUploader(loadUploader))
  useEffect(() => uploads.close, [uploads])
  return { queue: useSyncExternalStore(uploads.subscribe, uploads.get), uploads }
}
