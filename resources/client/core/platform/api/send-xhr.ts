// Separate chunk: loaded with the first upload.

/** A request as it is sent. */
export type HttpRequest = {
  /** Absolute URL. */
  url: string
  method: string
  headers: Record<string, string>
  body?: BodyInit | null | undefined
  signal?: AbortSignal | undefined
  /** Upload progress in bytes. */
  onProgress?: ((bytes: number) => void) | undefined
}

/** A response whose body has been read. */
export type HttpResponse = {
  status: number
  /** Final URL after redirects. */
  url: string
  text: string
  header: (name: string) => string | null
}

/**
 * Sends a request with an XMLHttpRequest, because fetch cannot report upload progress. Resolves with the complete
 * response; rejects without one, with the signal's reason when aborted.
 */
export function sendXhr({ url, method, headers, body, signal, onProgress }: HttpRequest): Promise<HttpResponse> {
  const xhr = new XMLHttpRequest()
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const abort = () => xhr.abort()
    signal?.addEventListener('abort', abort)
    xhr.open(method, url)
    // Firefox parses XML otherwise, and logs an error for the empty responses of S3.
    xhr.responseType = 'text'
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
    xhr.upload.addEventListener('progress', ({ loaded }) => onProgress?.(loaded))
    xhr.addEventListener('load', () => resolve(toResponse(xhr, url)))
    xhr.addEventListener('loadend', () => {
      signal?.removeEventListener('abort', abort)
      reject(signal?.aborted ? signal.reason : new TypeError('No response'))
    })
    xhr.send(body as XMLHttpRequestBodyInit | null | undefined)
  })
}

const toResponse = (xhr: XMLHttpRequest, url: string): HttpResponse => ({
  status: xhr.status,
  url: xhr.responseURL || url,
  text: xhr.responseText,
  header: (name) => xhr.getResponseHeader(name),
})
