import type { Plugin, ViteDevServer } from 'vite'

import type * as HandlerModule from '@mock/http/create-handler'
import type { Release } from '@mock/releases/releases'

import { developmentTags, isViteUrl } from './development-tags'

const HANDLER = '/mock-server/http/create-handler.ts'

type Handler = ReturnType<typeof HandlerModule.createHandler>

/** Serves development from the mock: the server of `npm start`, loaded through Vite so that edits apply immediately. */
export const mockBackend = (release: Release | undefined): Plugin => ({
  name: 'dziesma:mock-backend',
  configureServer(server) {
    const currentHandler = handlerSource(server, release)
    server.middlewares.use((request, response, next) => {
      if (isViteUrl(request.url ?? '/')) return next()
      currentHandler().then((handle) => handle(request, response), next)
    })
  },
})

/** Returns the handler for the mock's current sources; an edit creates a new handler with a fresh world. */
function handlerSource(server: ViteDevServer, release: Release | undefined): () => Promise<Handler> {
  const handlers = new WeakMap<object, Handler>()
  return async () => {
    const source = (await server.ssrLoadModule(HANDLER)) as typeof HandlerModule
    // No Content Security Policy: it would block the inline scripts of Vite's client and React Refresh.
    const handler =
      handlers.get(source) ??
      source.createHandler({ entryTags: () => developmentTags(server), policy: false, showsPanel: true, release })
    handlers.set(source, handler)
    return handler
  }
}
