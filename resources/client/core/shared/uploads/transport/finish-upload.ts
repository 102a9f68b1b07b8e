import { HttpStatus } from '@/contract/machinery/http-status'
import { ApiError, isUncertain } from '@/core/platform/api/api-error'
import { translate } from '@/core/platform/i18n/use-translation'

import type { FileEntry } from '../queue/upload-item'
import { UploadFailure } from '../upload-failure'

const mayHaveSucceeded = (error: unknown): boolean =>
  !(error instanceof ApiError) || isUncertain(error) || error.status >= HttpStatus.InternalServerError

/**
 * Has the server make a file entry of uploaded bytes. Tries twice, as a response may get lost; then rejects with a
 * message that the bytes have arrived. A refusal is rethrown.
 */
export async function finishUpload(
  list: () => Promise<{ fileEntry: FileEntry }>,
  signal: AbortSignal,
): Promise<FileEntry> {
  const attempt = () => list().then(({ fileEntry }) => fileEntry)
  try {
    return await attempt()
  } catch (first) {
    if (!mayHaveSucceeded(first) || signal.aborted) throw first
  }
  try {
    return await attempt()
  } catch (cause) {
    if (signal.aborted) throw cause
    throw new UploadFailure(translate("The file was uploaded but couldn't be added. Please try again."), { cause })
  }
}
