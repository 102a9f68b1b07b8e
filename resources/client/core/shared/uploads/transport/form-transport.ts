// Separate chunk: loaded with the first file that is sent this way.
import { fileEntries } from '@/contract/groups/file-entries'
import { call } from '@/core/platform/api/call'
import { toFormData } from '@/lib/files/multipart'

import { whenOnline } from './inactivity'
import type { Transport } from './transport'

/** Sends a small file with one form request (spec section 7, `POST file-entries`). */
export const formTransport: Transport = {
  async upload(transfer) {
    const { file, metadata, signal, report } = transfer
    // No automatic retry: after a lost response the file may have arrived, and a second request would duplicate it.
    await whenOnline(transfer)
    // The file comes last, so that servers that stream the form know its destination by then.
    const body = toFormData({ ...metadata, file })
    const { fileEntry } = await call(fileEntries.upload, { body }, { signal, onUploadProgress: report })
    return fileEntry
  },
}
