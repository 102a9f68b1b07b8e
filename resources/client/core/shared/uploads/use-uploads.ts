import { useState, useSyncExternalStore } from 'react'

import { translate } from '@/core/platform/i18n/use-translation'
import { useLeaveGuard } from '@/core/shared/forms/use-leave-guard'
import { oncePerTask } from '@/lib/async/once-per-task'
import { createStore } from '@/lib/store'

import type { UploadQueue } from './queue/upload-queue'
import type { UploadOptions, Uploader } from './uploader'

/** Upload queue whose code is loaded with the first file; it closes when its component unsubscribes. */
export type LazyUploader = Omit<Uploader, 'add' | 'close'> & {
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
    // Progress, completion and the next start often come together: one render for all, in a task of its own.
    loaded.subscribe(oncePerTask(() => store.set(loaded.get())))
    return loaded
  }

  function loadOnce(): Promise<Uploader> {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }

  function close(): void {
    void loading?.then(
      (loaded) => loaded.close(),
      () => {},
    )
    uploader = loading = undefined
  }

  return {
    get: store.get,
    subscribe: (listener) => {
      const unsubscribe = store.subscribe(listener)
      return () => {
        unsubscribe()
        close()
      }
    },
    add: async (files, options) => {
      // A FileList is live: it empties when its input is cleared.
      const copies = [...files]
      const ownLoading = loadOnce()
      const loaded = await ownLoading
      // The queue was closed while its code was loading.
      if (ownLoading !== loading) return []
      uploader = loaded
      const ids = loaded.add(copies, options)
      // At once: `isLoading` ends with this call.
      store.set(loaded.get())
      return ids
    },
    pause: (id) => uploader?.pause(id),
    resume: (id) => uploader?.resume(id),
    retry: (id) => uploader?.retry(id),
    abort: (id) => uploader?.abort(id),
    remove: (id) => uploader?.remove(id),
  }
}

/**
 * Makes an upload queue for a component. On unmount it aborts and deletes uploads that are not complete. `isLoading`
 * while files wait for the queue's code.
 */
export function useUploads(loadUploader?: LoadUploader): {
  queue: UploadQueue
  uploads: LazyUploader
  isLoading: boolean
} {
  const [loading, setLoading] = useState(0)
  const [uploads] = useState(() => {
    const lazy = createLazyUploader(loadUploader)
    const add: LazyUploader['add'] = (...files) => {
      setLoading((count) => count + 1)
      return lazy.add(...files).finally(() => setLoading((count) => count - 1))
    }
    return { ...lazy, add }
  })
  return { queue: useSyncExternalStore(uploads.subscribe, uploads.get), uploads, isLoading: loading > 0 }
}

const question = () => ({
  title: translate('Leave while files are uploading?'),
  message: translate("Files that haven't finished uploading will be lost."),
})

/** Asks for confirmation before the user leaves the page while files are uploading. */
export function useLeaveWarning(isUploading: boolean): void {
  useLeaveGuard(isUploading, question)
}
