import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

import { seconds } from '@/lib/dates/duration'

/** As long as the usual web servers keep an idle connection. Node's five seconds end often in the moment in which a client goes on. */
const KEEP_ALIVE = seconds(75)

/** Where to listen. */
export type Where = {
  /** 0 takes a free one. */
  port: number
  /** This machine alone, by default. */
  host?: string
}

/** Listens for HTTP. Rejects with the system's error when the port cannot be listened on. */
export function listen({ port, host = '127.0.0.1' }: Where, handle: RequestListener) {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE }, handle)
  /** Ends every connection. */
  const close = () =>
    new Promise<void>((resolve, reject) => {
      server.close((error) => (error ? reject(error) : resolve()))
      server.closeAllConnections()
    })
  return new Promise<{ origin: string; port: number; close: typeof close }>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const actual = (server.address() as AddressInfo).port
      resolve({ origin: `http://${host}:${actual}`, port: actual, close })
    })
  })
}
