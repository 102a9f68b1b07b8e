import { fileEntries } from '@/contract/file-entries'
import { call } from '@/core/api/call'
import { toFormData } from '@/lib/files/multipart'

import type { Transport } from './transport'

/** One request with the file in it, for small files (spec section 7, `POST file-entries`). */
export const formTransport: Transport = {
  async upload({ file, metadata, signal, report }) {
    // The file comes last: servers that read a form as it arrives know by then where it goes.
    const body = toFormData({ ...metadata, file })
    const { fileEntry } = await call(fileEntries.upload, { body }, { signal, onUploadProgress: report })
    return fileEntry
  },
}
