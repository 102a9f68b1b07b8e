import type { FileEntry } from '@/core/shared/uploads/queue/upload-item'
import { createSiteUploader } from '@/core/shared/uploads/site-uploader'

import type { BenchTransport } from '../job'
import { PLACE } from './call-bodies'

const uploader = createSiteUploader()

/** Uploads through our queue. Rejects when the queue chooses another transport. */
export const ourUploader =
  (transport: BenchTransport) =>
  (file: File): Promise<FileEntry> =>
    new Promise((resolve, reject) => {
      uploader.add([file], {
        metadata: PLACE,
        onSuccess: (entry, { id, transport: selectedTransport }) => {
          uploader.remove(id)
          if (selectedTransport === transport) resolve(entry)
          else reject(new Error(`The queue chose ${selectedTransport} instead of ${transport}`))
        },
        onFailure: ({ errorMessage }) => reject(new Error(errorMessage ?? 'The upload failed')),
      })
    })
