import type { HttpRequest, HttpResponse } from './send-xhr'

/**
 * Returns the URL as text. Throws for another origin, so that credentials, token and workspace never leave the site.
 */
export function assertOwnOrigin({ origin, href }: URL): string {
  if (origin !== window.location.origin) throw new TypeError(`Requests are for this site only, not for ${origin}`)
  return href
}

/**
 * Sends a request to this site. The browser refuses a redirect to another origin before it sends the token or the body:
 * fetch by its mode, an upload by the page's `connect-src`. Rejects without a response, with the signal's reason when
 * aborted. Throws for a URL of another site.
 */
export function requestSite(request: HttpRequest): Promise<HttpResponse> {
  assertOwnOrigin(new URL(request.url))
  return request.onProgress ? upload(request) : fetchText(request)
}

async function fetchText({ url, method, headers, body, signal }: HttpRequest): Promise<HttpResponse> {
  const response = await fetch(url, {
    method,
    headers,
    body: body ?? null,
    signal: signal ?? null,
    mode: 'same-origin',
    credentials: 'same-origin',
  })
  return {
    status: response.status,
    url: response.url || url,
    text: await response.text(),
    header: (name) => response.headers.get(name),
  }
}

async function upload(request: HttpRequest): Promise<HttpResponse> {
  const { sendXhr } = await import('./send-xhr')
  const response = await sendXhr(request)
  assertOwnOrigin(new URL(response.url))
  return response
}
