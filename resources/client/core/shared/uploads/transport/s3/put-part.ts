import { isSuccess } from '@/contract/machinery/http-status'
import { ApiError, NO_RESPONSE } from '@/core/platform/api/api-error'
import { sendXhr } from '@/core/platform/api/send-xhr'
import { translate } from '@/core/platform/i18n/use-translation'
import { UploadFailure } from '@/core/shared/uploads/upload-failure'

type Put = { url: string; body: Blob; signal: AbortSignal; onProgress: (bytes: number) => void }

/**
 * Sends one part to the storage, without cookies or tokens: it is a foreign origin. Returns the ETag as received,
 * quotes included. Rejects with an ApiError (status 0 without a response) or the signal's reason.
 */
export async function putPart({ url, body, signal, onProgress }: Put): Promise<string> {
  const response = await sendXhr({ method: 'PUT', url, headers: {}, body, signal, onProgress }).catch(
    (cause: unknown) => {
      signal.throwIfAborted()
      throw new ApiError(NO_RESPONSE, {}, { cause })
    },
  )
  if (!isSuccess(response.status)) throw new ApiError(response.status)
  const etag = response.header('ETag')
  // Tells the site's operator what to fix: without ETags no multipart upload can be completed.
  if (!etag)
    throw new UploadFailure(translate("Storage isn't set up for uploads: the bucket's CORS settings must expose ETag."))
  return etag
}
