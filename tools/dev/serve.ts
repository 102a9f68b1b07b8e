import { createServer } from 'vite'

import type { MockOptions } from '../mock-options'
import { HOST } from '../port'
import type { BackendSite } from './backend-site'
import { mockBackend } from './mock-backend'
import { realBackend } from './real-backend'

/** A real backend, or how the mock starts. */
type Backends = { backend: BackendSite | undefined; mock: MockOptions }

/** Serves the client with hot reload, backed by the given backend or the mock, and prints the URL. */
export async function serve(port: number, { backend, mock }: Backends): Promise<void> {
  const server = await createServer({
    logLevel: 'warn',
    server: { host: HOST, port, strictPort: true },
    plugins: [backend ? realBackend(backend) : mockBackend(mock)],
  })
  await server.listen()
  console.log(
    `Dziesma, with hot reload: http://${HOST}:${port}/ on ${backend ? backend.root.href : 'the mock backend'}`,
  )
}
