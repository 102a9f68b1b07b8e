// Separate chunk: loaded with the first file that is sent this way.
import type { Transport } from '../transport'
import { partSizeOf } from './part-plan'
import { discardMultipart, uploadMultipart } from './upload-multipart'

/** Makes the transport for the largest files; `sizeOfParts` returns the bytes of each part but the last. */
export const createMultipartTransport = (sizeOfParts = partSizeOf): Transport => ({
  upload: (transfer) => uploadMultipart(transfer, sizeOfParts(transfer.file.size)),
  discard: discardMultipart,
})
