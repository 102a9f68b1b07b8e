import type { FileEntry } from '@/core/shared/uploads/queue/upload-item'
import { createSiteUploader } from '@/core/shared/uploads/site-uploader'

import type { Way } from '../job'
import { PLACE } from './told'

const uploader = createSiteUploader()

/** Our engine, through its queue. Rejects when it goes another way than it should. */
export const ours =
  (way: Way) =>
  (file: File): Promise<FileEntry> =>
    new Promise((resolve, reject) => {
      uploader.add([file], {
        metadata: PLACE,
        onSuccess: (entry, { id, transport }) => {
          uploader.remove(id)
          if (transport === way) resolve(entry)
          else reject(new Error(`It went by ${transport}, not by ${way}`))
        },
        onFailure: ({ errorMessage }) => reject(new Error(errorMessage ?? 'It failed')),
      })
    })
