import { HttpStatus, isRedirect, isServerError } from '@/contract/machinery/http-status'

import { ConnectionFailure } from '../probe/connection-failure'
import { isHtml, isUsable, type Reply } from '../probe/send'
import type { Site } from '../probe/site'

/** File name of a URL. */
export const nameOf = ({ pathname }: URL): string => pathname.split('/').at(-1) ?? ''

/** Content type of a response. */
export const typeOf = ({ headers }: Reply): string => headers.get('content-type') ?? 'none'

/** Whether a file is sent. A catch-all route shows the page instead of a missing one. */
export const isServed = (reply: Reply): boolean =>
  isUsable(reply) && (!isHtml(reply) || reply.url.pathname.endsWith('.html'))

/** Whether the server puts a request off; the file may exist. */
export const isPostponed = ({ status }: Reply): boolean =>
  status === HttpStatus.TooManyRequests || isServerError(status)

/** Whether the server refuses to send a file. */
export const isForbidden = ({ status }: Reply): boolean =>
  status === HttpStatus.Forbidden || status === HttpStatus.Unauthorized

/** Whether the server has no such file. */
export const isMissing = (reply: Reply): boolean =>
  !isServed(reply) && !isPostponed(reply) && !isForbidden(reply) && !isRedirect(reply.status)

const AT_ONCE = 8
/** Number of failed requests after which the host is not asked for the other files. */
const MAX_FAILURES = 3

/** Responses for files, and the requests that failed. */
export type FileReplies = { replies: Reply[]; failures: ConnectionFailure[] }

/** Requests files, a few at a time, as a page of the site would. Servers may refuse HEAD, so it asks for the content. */
export async function requestFiles({ send, root }: Site, urls: readonly URL[]): Promise<FileReplies> {
  const queue = [...urls]
  const replies: Reply[] = []
  const failures: ConnectionFailure[] = []
  const request = async (url: URL) => {
    try {
      replies.push(await send(url, { headers: { origin: root.origin } }))
    } catch (error) {
      if (!(error instanceof ConnectionFailure)) throw error
      failures.push(error)
    }
  }
  const work = async () => {
    for (let url = queue.shift(); url && failures.length < MAX_FAILURES; url = queue.shift()) await request(url)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { replies, failures }
}
