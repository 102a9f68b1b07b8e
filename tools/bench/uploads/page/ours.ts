import type { FileEntry } from '@/core/shared/uploads/queue/upload-item'
import { createSiteUploader } from '@/core/shared/uploads/site-uploader'

import type { Way } from '../job'
import { PLACE } from './call-bodies'

const uploader = createSiteUploader()

/** Uploads through our queue. Rejects when the queue chooses another transport. */
export const ours =
  (way: Way) =>
  (file: File): Promise<FileEntry> =>
    new Promise((resolve, reject) => {
      uploader.add([file], {
        metadata: PLACE,
        onSuccess: (entry, { id, transport }) => {
          uploader.remove(id)
          if (transport === way) resolve(entry)
          else reject(new Error(`The queue chose ${transport} instead of ${way}`))
        },
        onFailure: ({ errorMessage }) => reject(new Error(errorMessage ?? 'The upload failed')),
      })
    })
