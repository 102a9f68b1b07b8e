import { fileEntries } from '@/contract/file-entries'
import { call } from '@/core/platform/api/call'
import { toFormData } from '@/lib/files/multipart'

import type { Transport } from './transport'
import { whenOnline } from './when-online'

/** One request with the file in it, for small files (spec section 7, `POST file-entries`). */
export const formTransport: Transport = {
  async upload(transfer) {
    const { file, metadata, signal, report } = transfer
    // On its way it is not sent again by itself: it may have come, and nobody could tell it from another then.
    await whenOnline(transfer)
    // The file comes last: servers that read a form as it arrives know by then where it goes.
    const body = toFormData({ ...metadata, file })
    const { fileEntry } = await call(fileEntries.upload, { body }, { signal, onUploadProgress: report })
    return fileEntry
  },
}
