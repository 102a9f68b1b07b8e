import { isSuccess } from '@/contract/http-status'
import { ApiError, NO_ANSWER } from '@/core/platform/api/api-error'
import { sendXhr } from '@/core/platform/api/send-xhr'
import { translate } from '@/core/platform/i18n/translate'
import { UploadFailure } from '@/core/shared/uploads/upload-failure'

type Put = { url: string; body: Blob; signal: AbortSignal; onProgress: (bytes: number) => void }

/**
 * Sends a part to the storage, which is another site: no cookie, no token goes along. Gives its ETag as the storage says it, quotes
 * included. Rejects with an ApiError of the storage's status, 0 without an answer, or with the signal's reason.
 */
export async function putPart({ url, body, signal, onProgress }: Put): Promise<string> {
  const response = await sendXhr({ method: 'PUT', url, headers: {}, body, signal, onProgress }).catch(
    (cause: unknown) => {
      signal.throwIfAborted()
      throw new ApiError(NO_ANSWER, {}, { cause })
    },
  )
  if (!isSuccess(response.status)) throw new ApiError(response.status)
  const etag = response.getResponseHeader('ETag')
  // Its owner has to know: without it no upload in parts can ever be completed.
  if (!etag)
    throw new UploadFailure(translate('The storage is not set up for uploads: the bucket’s CORS must expose ETag.'))
  return etag
}
