import { temporaryFolder } from '@mock/files/temporary-folder'
import { answerWith } from '@mock/http/answer-with'
import { listen } from '@mock/http/listen'
import type { Where } from '@mock/http/listen'
import { refuseUnknownHost } from '@mock/http/refuse-unknown-host'

import type { Credentials } from '../credentials'
import { answerCall } from './answer-call'
import type { Buckets } from './buckets'
import { isSigned } from './demand-signature'
import { LEAST_PART } from './multipart'

type Options = Partial<Where> & {
  credentials: Credentials
  /** Milliseconds since 1970. */
  now?: () => number
  /** Bytes of every part but the last, at least: S3's own rule, unless many files are to be small. */
  leastPart?: number
}

/** A small strict storage that speaks S3, at an origin of its own; its bytes are in a temporary folder, made with the first of them, and go when it is closed. */
export async function createStorageServer({
  credentials,
  now = Date.now,
  leastPart = LEAST_PART,
  port = 0,
  ...where
}: Options) {
  let folder: ReturnType<typeof temporaryFolder> | undefined
  const folderPath = (): string => (folder ??= temporaryFolder()).path
  const buckets: Buckets = new Map()

  const answer = async (request: Request): Promise<Response> => {
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
      leastPart,
      now: now(),
    }
    return answerCall(call, () => isSigned(request, credentials, now()))
  }
  const server = await listen({ ...where, port }, answerWith(answer))
  return {
    ...server,
    async close(): Promise<void> {
      await server.close()
      folder?.remove()
    },
  }
}
