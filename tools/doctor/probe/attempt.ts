import { ConnectionFailure } from './connection-failure'
import type { Outgoing, Reply, Send } from './send'

/** Status of a request without a response. */
const NONE = 0

/** Whether a request has got a response. */
export const hasResponse = ({ status }: Reply): boolean => status !== NONE

/** Sends a request whose failure leaves the rest of the site to be checked: its reply then has no status. */
export async function attempt(
  send: Send,
  url: URL,
  { failures, ...outgoing }: Outgoing & { failures: ConnectionFailure[] },
): Promise<Reply> {
  try {
    return await send(url, outgoing)
  } catch (error) {
    if (!(error instanceof ConnectionFailure)) throw error
    failures.push(error)
    return { url, status: NONE, headers: new Headers(), body: Buffer.alloc(0), text: '' }
  }
}
