import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'

import { HOST } from '../../../../tools/port'
import type { UserContext } from '../model'
import { Exchange } from './exchange'
import { forward } from './forward'

/** The HTTP proxy of one browser: it sees requests, adds preload scripts to pages and lets a client answer. */
export type Proxy = {
  port: number
  exchanges: Map<string, Exchange>
  /** Cuts every connection. */
  cut: () => void
  close: () => void
}

/** Exchanges whose responses can still be asked for. */
const MAX_KEPT = 300

/** Starts a proxy on a free port. */
export async function startProxy(userContext: UserContext): Promise<Proxy> {
  const sockets = new Set<Socket>()
  const exchanges = new Map<string, Exchange>()

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const exchange = new Exchange(userContext, incoming, exchanges)
    exchanges.set(exchange.id, exchange)
    for (const old of exchanges.keys()) if (exchanges.size > MAX_KEPT) exchanges.delete(old)
    await forward(exchange, incoming, outgoing)
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy())
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  // Encrypted connections and web sockets pass through unseen.
  server.on('connect', ({ url = '' }: IncomingMessage, socket: Socket) => {
    const { hostname, port } = new URL(`tcp://${url}`)
    const upstream = connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
      socket.pipe(upstream).pipe(socket)
    })
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve))
  const address = server.address()

  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: address && typeof address === 'object' ? address.port : 0,
    exchanges,
    cut,
    close: () => {
      server.close()
      cut()
    },
  }
}
