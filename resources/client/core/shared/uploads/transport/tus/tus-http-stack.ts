import type { HttpRequest, HttpStack } from 'tus-js-client'

import { requestSite } from '@/core/platform/api/site-request'

function createRequest(method: string, url: string): HttpRequest {
  const headers: Record<string, string> = {}
  const stop = new AbortController()
  let onProgress: ((bytes: number) => void) | undefined
  return {
    getMethod: () => method,
    getURL: () => url,
    setHeader: (name, value) => void (headers[name] = value),
    getHeader: (name) => headers[name],
    setProgressHandler: (handler) => void (onProgress = handler),
    async send(body: Blob | null) {
      const { status, text, header } = await requestSite({
        url,
        method,
        headers,
        body,
        signal: stop.signal,
        onProgress,
      })
      return {
        getStatus: () => status,
        getHeader: (name) => header(name) ?? undefined,
        getBody: () => text,
        getUnderlyingObject: () => undefined,
      }
    },
    abort: () => Promise.resolve(stop.abort()),
    getUnderlyingObject: () => undefined,
  }
}

/**
 * Sends tus-js-client's requests like the site's API calls: its default stack follows redirects to foreign origins,
 * with token and file.
 */
export const tusHttpStack: HttpStack = { createRequest, getName: () => 'site' }
