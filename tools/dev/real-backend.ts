import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin, ProxyOptions, ViteDevServer } from 'vite'
import * as z from 'zod/mini'

import { HttpStatus } from '@/contract/machinery/http-status'
import { decodeBootstrap } from '@/contract/shapes/decode-bootstrap'
import { renderPage } from '@mock/site/pages/html'

import type { BackendSite } from './backend-site'
import { developmentTags, isScreenRequest } from './development-tags'
import { fetchBootstrap } from './fetch-bootstrap'

const languageSchema = z.looseObject({ language: z.optional(z.string()) })

/**
 * Serves development from a real backend: proxies its responses and puts its bootstrap data into our page, all
 * first-party.
 */
export const realBackend = (backend: BackendSite): Plugin => ({
  name: 'dziesma:real-backend',
  config: () => ({ server: { proxy: { '^/(?!@|node_modules/|resources/)': proxyTo(backend) } } }),
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      if (!isScreenRequest(request.method, request.url ?? '/', request.headers.accept)) return next()
      respondWithScreen(server, backend, { request, response }).catch((error: Error) => {
        response.writeHead(HttpStatus.BadGateway, { 'content-type': 'text/plain; charset=utf-8' }).end(error.message)
      })
    })
  },
})

const proxyTo = (backend: BackendSite): ProxyOptions => ({
  target: backend.root.href.replace(/\/$/, ''),
  changeOrigin: true,
  configure(proxy) {
    proxy.on('proxyReq', (proxied, request) => {
      proxied.setHeader('referer', backend.refererFor(request.headers.referer))
      if (request.headers.origin) proxied.setHeader('origin', backend.root.origin)
    })
    proxy.on('proxyRes', ({ headers }) => {
      if (headers['set-cookie']) headers['set-cookie'] = headers['set-cookie'].map(backend.localCookie)
      if (headers.location) headers.location = backend.localLocation(headers.location)
    })
  },
})

type Exchange = { request: IncomingMessage; response: ServerResponse }

async function respondWithScreen(server: ViteDevServer, backend: BackendSite, { request, response }: Exchange) {
  const { data, cookies } = await fetchBootstrap(backend, request.headers)
  const bootstrap = decodeBootstrap(data)
  const { language = 'en' } = languageSchema.parse(bootstrap)
  const page = { language, title: backend.root.host, root: '/', bootstrap, entryTags: await developmentTags(server) }
  response
    .writeHead(HttpStatus.Ok, { 'content-type': 'text/html; charset=utf-8', 'set-cookie': cookies })
    .end(renderPage(page))
}
