import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { createHandler } from './create-handler'
import type { HandlerOptions } from './create-handler'

type Options = HandlerOptions & {
  /** 0 takes a free one. */
  port: number
  /** This machine alone, by default. */
  host?: string
}

/** A running server. */
export type HttpServer = {
  /** Address of the site's root, with a slash at its end. */
  url: string
  port: number
  /** Ends every connection. */
  close: () => Promise<void>
}

/** Serves the mock over HTTP. Rejects with the system's error when the port cannot be listened on. */
export function createHttpServer({ port, host = '127.0.0.1', ...options }: Options): Promise<HttpServer> {
  const handle = createHandler(options)
  const server = createServer((incoming, outgoing) => void handle(incoming, outgoing))

  const close = () =>
    new Promise<void>((resolve, reject) => {
      server.close((error) => (error ? reject(error) : resolve()))
      server.closeAllConnections()
      handle.close()
    })

  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const actual = (server.address() as AddressInfo).port
      resolve({ url: `http://${host}:${actual}${options.root ?? '/'}`, port: actual, close })
    })
  })
}
