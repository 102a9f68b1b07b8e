import { createServer } from 'node:net'

import { fail } from './fail'

/** Where every command listens: on this machine alone. */
export const HOST = '127.0.0.1'

const HIGHEST_PORT = 65_535

/** The port of the environment's PORT, free to listen on; ends the command if it is taken or no port at all. */
export async function requirePort(usual: number): Promise<number> {
  const wanted = process.env['PORT'] ?? String(usual)
  const port = Number(wanted)
  if (!/^\d+$/.test(wanted) || port < 1 || port > HIGHEST_PORT) {
    fail(`PORT=${wanted} is not a port: choose a number from 1 to ${HIGHEST_PORT}.`)
  }
  const refusal = await tryPort(port)
  if (refusal === 'EADDRINUSE')
    fail(`Port ${port} is in use: stop what listens there, or choose another with PORT=${port + 1}.`)
  if (refusal) fail(`Port ${port} cannot be listened on: ${refusal}.`)
  return port
}

/** A port that nothing listens on. */
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

/** Why the port cannot be listened on, as the system's error code; undefined if it can. */
const tryPort = (port: number): Promise<string | undefined> =>
  new Promise((resolve) => {
    const server = createServer().once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    server.listen(port, HOST, () => server.close(() => resolve(undefined)))
  })
