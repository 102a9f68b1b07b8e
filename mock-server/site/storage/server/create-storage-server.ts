import { listen, type ListenOptions } from '@mock/kit/http/listen'
import { refuseUnknownHost } from '@mock/kit/http/refuse-unknown-host'
import { toRequestListener } from '@mock/kit/http/request-listener'
import { temporaryFolder } from '@mock/kit/temporary-folder'

import type { Credentials } from '../credentials'
import type { Buckets } from './buckets'
import { handleCall } from './handle-call'
import { MIN_PART_BYTES } from './multipart'
import { isSigned } from './verify-signature'

type Options = Partial<ListenOptions> & {
  credentials: Credentials
  /** Milliseconds since the epoch. */
  now?: () => number
  /** Minimum part size in bytes, except for the last part; S3's by default, smaller for tests with many files. */
  minPartBytes?: number
}

/** Starts a small, strict S3 server on its own origin. It stores bytes in a temporary folder, which `close` removes. */
export async function createStorageServer({
  credentials,
  now = Date.now,
  minPartBytes = MIN_PART_BYTES,
  port = 0,
  ...where
}: Options) {
  let folder: ReturnType<typeof temporaryFolder> | undefined
  const folderPath = (): string => (folder ??= temporaryFolder()).path
  const buckets: Buckets = new Map()

  const handle = async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const refusal = refuseUnknownHost(url, where.host)
    if (refusal) return refusal
    const [bucket = '', ...path] = url.pathname.slice(1).split('/').map(decodeURIComponent)
    const call = {
      request,
      url,
      bucket,
      key: path.join('/'),
      isOwner: false,
      buckets,
      folder: folderPath,
      minPartBytes,
      now: now(),
    }
    return handleCall(call, () => isSigned(request, credentials, now()))
  }
  const server = await listen({ ...where, port }, toRequestListener(handle))
  return {
    ...server,
    async close(): Promise<void> {
      await server.close()
      folder?.remove()
    },
  }
}
