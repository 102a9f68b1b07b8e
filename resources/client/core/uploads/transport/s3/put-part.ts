import { ApiError, NO_ANSWER } from '@/core/api/api-error'
import { translate } from '@/core/i18n/translate'

import { UploadFailure } from '@/core/uploads/upload-failure'

type Put = { url: string; body: Blob; signal: AbortSignal; onProgress: (bytes: number) => void }

/**
 * Sends a part to the storage, which is another site: no cookie, no token goes along. Gives its ETag as the storage says it, quotes
 * included. Rejects with an ApiError of the storage's status, 0 without an answer, or with the signal's reason.
 */
export function putPart({ url, body, signal, onProgress }: Put): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    const settle = (act: () => void) => () => {
      signal.removeEventListener('abort', abort)
      act()
    }
    request.open('PUT', url)
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded))
    request.addEventListener('error', settle(() => reject(new ApiError(NO_ANSWER))))
    request.addEventListener('abort', settle(() => reject(signal.reason)))
    request.addEventListener('load', settle(() => {
      if (request.status < 200 || request.status >= 300) return reject(new ApiError(request.status))
      const etag = request.getResponseHeader('ETag')
      // Its owner has to know: without it no upload in parts can ever be completed.
      if (!etag) return reject(new UploadFailure(translate('The storage is not set up for uploads: the bucket’s CORS must expose ETag.')))
      resolve(etag)
    }))
    if (signal.aborted) return reject(signal.reason)
    signal.addEventListener('abort', abort)
    request.send(body)
  })
}
