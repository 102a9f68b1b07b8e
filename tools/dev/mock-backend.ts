import type { Plugin, ViteDevServer } from 'vite'

import type * as HandlerModule from '@mock/site/http/create-handler'
import type * as OwnDataModule from '@mock/state/own-data/read-own-data'

import type { MockOptions } from '../mock-options'
import { developmentTags, isViteUrl } from './development-tags'

const HANDLER = '/mock-server/site/http/create-handler.ts'
const OWN_DATA = '/mock-server/state/own-data/read-own-data.ts'

type Handler = ReturnType<typeof HandlerModule.createHandler>

/** Serves development from the mock: the server of `npm start`, loaded through Vite so that edits apply immediately. */
export const mockBackend = (options: MockOptions): Plugin => ({
  name: 'dziesma:mock-backend',
  configureServer(server) {
    const currentHandler = handlerSource(server, options)
    server.middlewares.use((request, response, next) => {
      if (isViteUrl(request.url ?? '/')) return next()
      currentHandler().then((handle) => handle(request, response), next)
    })
  },
})

/** Returns the handler for the mock's current sources; an edit creates a new handler with a fresh world. */
function handlerSource(server: ViteDevServer, { release, seed }: MockOptions): () => Promise<Handler> {
  const handlers = new WeakMap<object, Promise<Handler>>()

  async function open(source: typeof HandlerModule): Promise<Handler> {
    if (seed !== undefined) ((await server.ssrLoadModule(OWN_DATA)) as typeof OwnDataModule).readOwnData(seed)
    return source.createHandler({
      entryTags: () => developmentTags(server),
      // No Content Security Policy: it would block the inline scripts of Vite's client and React Refresh.
      policy: false,
      showsPanel: true,
      release,
      ...(seed !== undefined && { scenario: 'own' }),
    })
  }

  return async () => {
    const source = (await server.ssrLoadModule(HANDLER)) as typeof HandlerModule
    const handler = handlers.get(source) ?? open(source)
    handlers.set(source, handler)
    return handler
  }
}
