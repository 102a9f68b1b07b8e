import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

import { seconds } from '@/lib/dates/duration'

/** Keep-alive time of common web servers. Node's five seconds often end just as a client sends its next request. */
const KEEP_ALIVE = seconds(75)

/** Address to listen on. */
export type ListenOptions = {
  /** 0 picks a free port. */
  port: number
  /** Loopback only by default. */
  host?: string
}

/** Starts an HTTP server. Rejects with the system's error when it cannot listen on the port. */
export function listen({ port, host = '127.0.0.1' }: ListenOptions, handle: RequestListener) {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE }, handle)
  /** Closes all connections. */
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
