import { pathWithin, respond, type Respond } from '../../backend/backend'
import { SESSION_COOKIE, sessionCookies } from '../../backend/sessions/sessions'
import type { Scenario } from '../../state/scenarios/scenarios'
import type { World } from '../../state/world'
import { applyLink } from '../control/apply-link'
import { controlCall } from '../control/control-call'
import { formatLink, type MockLink } from '../control/link'
import { logCall } from '../control/log-call'
import { loggedCall } from '../control/logged-call'
import { outboxJson } from '../control/outbox-of'
import { createRequestLog } from '../control/request-log'
import type { WorldContext } from '../control/world-context'
import { createWorld } from '../create-world'
import { createVisitor } from './visitor'

type Options = {
  link: MockLink
  /** Invalid parameters of the page's link. */
  problems: readonly string[]
  /** Path of the site's root, with a slash at both ends. */
  root: string
  scenario?: Scenario | undefined
  /** Adapts each new world to what a page can do. */
  prepare: (world: World) => void
}

/** Name of the page's world: it belongs to this tab. */
const TAB = 'tab'

/** The mock of a single page: a world in the state of the page's link, its visitor, and the panel's calls. */
export function createPageMock({ link, problems, root, scenario, prepare }: Options) {
  function open(own: Scenario | undefined): WorldContext {
    const world = createWorld({ ...(own && { scenario: own }) })
    prepare(world)
    return { name: TAB, world, log: createRequestLog(), link: '', refusals: [], problems }
  }

  let context = open(link['mock.scenario'] ?? scenario)
  const logged: Respond = (world, request, ...rest) =>
    loggedCall(context, request, () => respond(world, request, ...rest))
  const visitor = createVisitor(() => context.world, root, logged)
  const { session, refusals } = applyLink(context.world, link, visitor.session)
  visitor.keep(sessionCookies(session))
  Object.assign(context, { link: formatLink(link), refusals, problems: [...problems, ...refusals] })

  async function control(request: Request): Promise<Response> {
    const { response, cookies } = await controlCall({
      request,
      context,
      cookies: { [SESSION_COOKIE]: visitor.session().id },
      contexts: { get: () => context, reset: (_name, own) => (context = open(own)) },
    })
    visitor.keep(cookies)
    return response
  }

  const calls: Record<string, (request: Request) => Response | Promise<Response>> = {
    'mock/control': control,
    'mock/log': (request) => logCall(request, context),
    'mock/outbox': () => outboxJson(context.world),
  }

  return {
    visitor,
    world: (): World => context.world,
    /** Query for the link that restores the current state. */
    link: (): string => context.link,
    /** Handles a request of the page; undefined for those that are neither the site's nor the panel's. */
    respond(request: Request): Promise<Response | undefined> {
      const path = pathWithin(root, new URL(request.url)) ?? ''
      const call = Object.hasOwn(calls, path) ? calls[path] : undefined
      return call ? Promise.resolve(call(request)) : visitor.respond(request)
    },
  }
}
