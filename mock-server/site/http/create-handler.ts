import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'

import { HttpStatus } from '@/contract/machinery/http-status'

import { pathWithin, respond } from '../../backend/backend'
import { parseCookies } from '../../kit/cookies'
import { errorPage } from '../../kit/error-page'
import { refuseUnknownHost } from '../../kit/http/refuse-unknown-host'
import { toRequest } from '../../kit/http/request-adapter'
import { sendResponse } from '../../kit/http/response-adapter'
import type { Release } from '../../state/parts/release'
import type { Storage } from '../../state/parts/storage'
import type { Scenario } from '../../state/scenarios/scenarios'
import type { World } from '../../state/world'
import { WORLD_COOKIE } from '../control/control-call'
import { loggedCall } from '../control/logged-call'
import { mediaResponse } from '../media/media-routes'
import { builtEntryTags } from './built-entry-tags'
import { createCompress } from './compress'
import { type Contexts, createContexts } from './contexts'
import { controlRoutes } from './control-routes'
import { csvDownload } from './csv-download'
import { type RouteHandler, withCookies } from './exchange'
import { invoicePage } from './invoice-page'
import { joinLinks } from './join-links'
import { mockPanel } from './mock-panel'
import { type EntryTags, pages } from './pages'
import { payments } from './payments'
import { socialPages } from './social-pages'
import { staticFiles } from './static-files'
import { uploadsPage } from './uploads-page'

/** Serves the contract's API with the faults of the browser's world, and logs each call. */
const apiRoutes: RouteHandler = async ({ request, root, cookies, context }) => {
  const result = await loggedCall(context, request, () => respond(context.world, request, cookies, root))
  if (!result) return undefined
  return result.response.type === 'error' ? result.response : withCookies(result.response, result.cookies)
}

/** Options for serving the site. */
export type HandlerOptions = {
  /** Folder of static files; `public` by default. */
  publicDir?: string
  /** Path of the site's root, with a slash at both ends; `/` by default. */
  root?: string
  /** Scenario of new worlds. */
  scenario?: Scenario
  /** Release of new worlds. */
  release?: Release | undefined
  /** Milliseconds since the epoch. */
  now?: () => number
  /** Object storage beside the site, for direct uploads. */
  storage?: Storage | undefined
  /** Worlds of an earlier handler to go on with; new ones, with the options above, by default. */
  contexts?: Contexts
  /** Tags that load the client; the built bundle's by default. */
  entryTags?: EntryTags
  /** Sends the Content Security Policy with pages; true by default. */
  policy?: boolean
  /** Shows the mock panel in pages unless the browser has chosen otherwise; false by default. */
  showsPanel?: boolean
  /** Folder of the panel's bundle; `dist-panel` by default. */
  panelDir?: string
  /** Folder of the payment gateways' stand-ins; `dist-payments` by default. */
  paymentsDir?: string
  /** Host name of the site, besides the loopback names. */
  host?: string | undefined
}

const PUBLIC = fileURLToPath(new URL('../../../public', import.meta.url))

const media: RouteHandler = ({ context, request, path }) => mediaResponse(context.world, request, path)

type Site = { root: string; host: string | undefined; contexts: Contexts; handlers: RouteHandler[] }

async function routeRequest({ root, host, contexts, handlers }: Site, request: Request): Promise<Response> {
  const url = new URL(request.url)
  const refusal = refuseUnknownHost(url, host)
  if (refusal) return refusal
  const path = pathWithin(root, url)
  if (path === undefined) {
    const bare = `${url.pathname}/` === root
    return bare
      ? new Response(null, { status: HttpStatus.MovedPermanently, headers: { Location: root } })
      : errorPage(HttpStatus.NotFound, 'Outside of the site.')
  }
  const cookies = parseCookies(request.headers.get('cookie'))
  const context = contexts.get(cookies[WORLD_COOKIE])
  for (const handle of handlers) {
    const response = await handle({ request, url, path, root, cookies, context, contexts })
    if (response) return response
  }
  return errorPage(HttpStatus.NotFound, 'Nothing is here.')
}

/** Serves the whole site as a Node request handler: control, API, media, files and pages, with a world per browser. */
export function createHandler(options: HandlerOptions = {}) {
  const { publicDir = PUBLIC, root = '/', policy = true, host, showsPanel = false } = options
  const entryTags = options.entryTags ?? builtEntryTags(publicDir)
  const panel = mockPanel(options.panelDir)
  const pageOptions = { policy, panelTags: panel.tags, showsPanel }
  const compress = createCompress()
  const site: Site = {
    root,
    host,
    contexts: options.contexts ?? createContexts(options),
    handlers: [
      socialPages,
      joinLinks,
      invoicePage,
      csvDownload,
      uploadsPage({ ...pageOptions, entryTags: panel.uploadTags }),
      panel.serve,
      payments(options.paymentsDir),
      controlRoutes,
      apiRoutes,
      media,
      staticFiles(publicDir),
      pages({ ...pageOptions, entryTags }),
    ],
  }

  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const departure = new AbortController()
    outgoing.on('close', () => departure.abort())
    try {
      const request = toRequest(incoming, departure.signal)
      await sendResponse(
        outgoing,
        request
          ? await compress(request, await routeRequest(site, request))
          : errorPage(HttpStatus.BadRequest, 'This is no request.'),
      )
    } catch (error) {
      console.error(error)
      if (outgoing.headersSent) outgoing.destroy()
      else
        await sendResponse(
          outgoing,
          errorPage(HttpStatus.InternalServerError, error instanceof Error ? error.message : String(error)),
        )
    }
  }

  return Object.assign(handle, {
    /** Returns the world of this name, or the shared one. */
    world: (name?: string): World => site.contexts.get(name).world,
    /** Closes all worlds. */
    close: (): void => site.contexts.close(),
  })
}
