import type { Plugin, ViteDevServer } from 'vite'

import type * as HandlerModule from '@mock/http/create-handler'

import { developmentTags, isViteUrl } from './development-tags'

const HANDLER = '/mock-server/http/create-handler.ts'

type Handler = ReturnType<typeof HandlerModule.createHandler>

/** Development on the mock: the same server as `npm start`, loaded through Vite, so that edits of it apply at once. */
export const mockBackend = (): Plugin => ({
  name: 'dziesma:mock-backend',
  configureServer(server) {
    const currentHandler = handlerSource(server)
    server.middlewares.use((request, response, next) => {
      if (isViteUrl(request.url ?? '/')) return next()
      currentHandler().then((handle) => handle(request, response), next)
    })
  },
})

/** The handler of the mock's sources as they are; after an edit it is a new one, and its world begins anew. */
function handlerSource(server: ViteDevServer): () => Promise<Handler> {
  const handlers = new WeakMap<object, Handler>()
  return async () => {
    const source = (await server.ssrLoadModule(HANDLER)) as typeof HandlerModule
    // Vite's client and React's refresh come as inline scripts, which the policy would stop.
    const handler =
      handlers.get(source) ?? source.createHandler({ entryTags: () => developmentTags(server), policy: false })
    handlers.set(source, handler)
    return handler
  }
}
