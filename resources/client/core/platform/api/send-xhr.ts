import type { HttpRequest } from './http-request'

/**
 * Sends a request with an XMLHttpRequest, because fetch cannot report upload progress. Resolves with the complete
 * response; rejects without one, with the signal's reason when aborted.
 */
export function sendXhr(request: HttpRequest, xhr = new XMLHttpRequest()): Promise<XMLHttpRequest> {
  const { url, method, headers, body, signal, onProgress } = request
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const abort = () => xhr.abort()
    signal?.addEventListener('abort', abort)
    xhr.open(method, url)
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
    xhr.upload.addEventListener('progress', ({ loaded }) => onProgress?.(loaded))
    xhr.addEventListener('load', () => resolve(xhr))
    xhr.addEventListener('loadend', () => {
      signal?.removeEventListener('abort', abort)
      reject(signal?.aborted ? signal.reason : new TypeError('No response'))
    })
    xhr.send(body as XMLHttpRequestBodyInit | null | undefined)
  })
}
