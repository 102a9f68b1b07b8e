import { useEffect, useState, useSyncExternalStore } from 'react'

import { createLazyUploader, type LazyUploader, type LoadUploader } from './lazy-uploader'
import type { UploadQueue } from './queue/upload-queue'

/** A queue of uploads that lives as long as the component: what is not complete by then is taken back. */
export function useUploads(loadUploader?: LoadUploader): { queue: UploadQueue; uploads: LazyUploader } {
  const [uploads] = useState(() => createLazyUploader(loadUploader))
  useEffect(() => uploads.close, [uploads])
  return { queue: useSyncExternalStore(uploads.subscribe, uploads.get), uploads }
}
