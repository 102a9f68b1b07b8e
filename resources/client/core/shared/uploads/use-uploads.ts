import { useEffect, useState, useSyncExternalStore } from 'react'

import { createLazyUploader, type LazyUploader, type LoadUploader } from './lazy-uploader'
import type { UploadQueue } from './queue/upload-queue'

/** Makes an upload queue for a component. On unmount it aborts and deletes uploads that are not complete. */
export function useUploads(loadUploader?: LoadUploader): { queue: UploadQueue; uploads: LazyUploader } {
  const [uploads] = useState(() => createLazyUploader(loadUploader))
  useEffect(() => uploads.close, [uploads])
  return { queue: useSyncExternalStore(uploads.subscribe, uploads.get), uploads }
}
