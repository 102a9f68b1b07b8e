import type * as Tus from 'tus-js-client'
import type { HttpRequest, HttpStack, UploadOptions } from 'tus-js-client'

type SentRequest = { method: string; url: string; headers: Headers }

/** Requests of tus-js-client in order, and hooks for tests. */
export const recordedTus = {
  sent: [] as SentRequest[],
  onRequest: (() => {}) as (request: SentRequest) => void,
  /** Rewrites the upload URL in the server's `Location` header. */
  location: (url: string) => url,
  /** Rewrites the server's `Upload-Offset` header. */
  offset: (_request: SentRequest, offset: string | undefined) => offset,
}

/** The browser build of tus-js-client, with its requests recorded in {@link recordedTus}. */
export async function recordTusRequests() {
  // @ts-expect-error -- This build ships no types.
  const library = (await import('../node_modules/tus-js-client/lib.esm/browser/index.js')) as typeof Tus
  const overLine = (stack: HttpStack): HttpStack => ({
    getName: () => 'recordedTus',
    createRequest(method: string, url: string): HttpRequest {
      const request = stack.createRequest(method, url)
      const { setHeader, send } = request
      const seen = { method, url, headers: new Headers() }
      return Object.assign(request, {
        setHeader(name: string, value: string) {
          seen.headers.set(name, value)
          setHeader.call(request, name, value)
        },
        async send(body: unknown) {
          recordedTus.sent.push(seen)
          recordedTus.onRequest(seen)
          // MSW cannot read jsdom's blobs.
          const response = await send.call(
            request,
            body instanceof Blob ? new Uint8Array(await body.arrayBuffer()) : body,
          )
          const { getHeader } = response
          return Object.assign(response, {
            getHeader(name: string) {
              const value = getHeader.call(response, name)
              if (name === 'Location') return recordedTus.location(value ?? '')
              return name === 'Upload-Offset' ? recordedTus.offset(seen, value) : value
            },
          })
        },
      })
    },
  })
  const over = (options: UploadOptions | undefined): UploadOptions => ({
    ...options,
    httpStack: overLine(options?.httpStack ?? new library.DefaultHttpStack({})),
  })
  return {
    ...library,
    Upload: class extends library.Upload {
      constructor(file: File, options: UploadOptions) {
        super(file, over(options))
      }
      static override terminate = (url: string, options?: UploadOptions) => library.Upload.terminate(url, over(options))
    },
  }
}
