import { HttpStatus } from '@/contract/http-status'
import { ApiError } from '@/core/platform/api/api-error'
import { isUncertain } from '@/core/platform/api/is-uncertain'
import { translate } from '@/core/platform/i18n/translate'

import type { FileEntry } from '../file-entry'
import { UploadFailure } from '../upload-failure'

const mayBeListed = (error: unknown): boolean =>
  !(error instanceof ApiError) || isUncertain(error) || error.status >= HttpStatus.InternalServerError

/**
 * The last step: the bytes are there, and the server makes a file of them. Tried twice, since an answer may get lost; then the visitor
 * is told that the bytes are safe. A refusal is passed on.
 */
export async function finishUpload(
  list: () => Promise<{ fileEntry: FileEntry }>,
  signal: AbortSignal,
): Promise<FileEntry> {
  const attempt = () => list().then(({ fileEntry }) => fileEntry)
  try {
    return await attempt()
  } catch (first) {
    if (!mayBeListed(first) || signal.aborted) throw first
  }
  try {
    return await attempt()
  } catch (cause) {
    if (signal.aborted) throw cause
    throw new UploadFailure(translate('The file was uploaded, but could not be listed. Please try again.'), { cause })
  }
}
