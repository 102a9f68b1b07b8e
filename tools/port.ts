import { createServer } from 'node:net'

import { fail } from './fail'

/** Loopback address that every command listens on. */
export const HOST = '127.0.0.1'

const MAX_PORT = 65_535

/** Returns the port of the option `--port`, or from PORT, or the default. Exits if it is in use or invalid. */
export async function requirePort(defaultPort: number, option?: string): Promise<number> {
  const source = option === undefined ? 'PORT=' : '--port '
  const requestedPort = option ?? process.env['PORT'] ?? String(defaultPort)
  const port = Number(requestedPort)
  if (!/^\d+$/.test(requestedPort) || port < 1 || port > MAX_PORT) {
    fail(`${source}${requestedPort} is not a port: choose a number from 1 to ${MAX_PORT}.`)
  }
  const errorCode = await tryPort(port)
  if (errorCode === 'EADDRINUSE')
    fail(`Port ${port} is in use: stop the program that listens on it, or choose another with ${source}${port + 1}.`)
  if (errorCode) fail(`Cannot listen on port ${port}: ${errorCode}.`)
  return port
}

/** Returns an unused port. */
export const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, HOST, () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port')),
      )
    })
  })

/** Returns the system's error code if the port cannot be listened on, otherwise undefined. */
const tryPort = (port: number): Promise<string | undefined> =>
  new Promise((resolve) => {
    const server = createServer().once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    server.listen(port, HOST, () => server.close(() => resolve(undefined)))
  })
