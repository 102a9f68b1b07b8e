import type * as Tus from 'tus-js-client'
import type { HttpRequest, HttpStack, UploadOptions } from 'tus-js-client'

type Sent = { method: string; url: string; headers: Headers }

/** Requests of tus-js-client in order, and hooks for tests. */
export const line = {
  sent: [] as Sent[],
  onRequest: (() => {}) as (request: Sent) => void,
  /** Rewrites the upload URL in the server's `Location` header. */
  location: (url: string) => url,
}

/** The browser build of tus-js-client, with its requests recorded in {@link line}. */
export async function libraryOnLine() {
  // @ts-expect-error -- This build ships no types.
  const library = (await import('../node_modules/tus-js-client/lib.esm/browser/index.js')) as typeof Tus
  const overLine = (stack: HttpStack): HttpStack => ({
    getName: () => 'line',
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
          line.sent.push(seen)
          line.onRequest(seen)
          // MSW cannot read jsdom's blobs.
          const response = await send.call(
            request,
            body instanceof Blob ? new Uint8Array(await body.arrayBuffer()) : body,
          )
          const { getHeader } = response
          return Object.assign(response, {
            getHeader: (name: string) =>
              name === 'Location'
                ? line.location(getHeader.call(response, name) ?? '')
                : getHeader.call(response, name),
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
