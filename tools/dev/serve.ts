import { createServer } from 'vite'

import type { Release } from '@mock/releases/releases'

import { HOST } from '../port'
import type { BackendSite } from './backend-site'
import { mockBackend } from './mock-backend'
import { realBackend } from './real-backend'

/** A real backend, or the release that the mock speaks. */
type Backends = { backend: BackendSite | undefined; release: Release | undefined }

/** Serves the client with hot reload, backed by the given backend or the mock, and prints the URL. */
export async function serve(port: number, { backend, release }: Backends): Promise<void> {
  const server = await createServer({
    logLevel: 'warn',
    server: { host: HOST, port, strictPort: true },
    plugins: [backend ? realBackend(backend) : mockBackend(release)],
  })
  await server.listen()
  console.log(
    `Dziesma, with hot reload: http://${HOST}:${port}/ on ${backend ? backend.root.href : 'the mock backend'}`,
  )
}
