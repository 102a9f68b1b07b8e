import { randomUUID } from 'node:crypto'

import { sessionOf } from '../../backend/backend'
import { SESSION_COOKIE, sessionCookies } from '../../backend/sessions/sessions'
import { setCookie } from '../../kit/cookies'
import { applyLink } from '../control/apply-link'
import { WORLD_COOKIE } from '../control/control-call'
import { formatLink, type MockLink, type PanelChoice, parseLink } from '../control/link'
import type { Exchange } from './exchange'

/** Cookie that shows or hides the panel in this browser: `on` or `off`. */
const PANEL_COOKIE = 'mock_panel'

type FollowedLink = {
  /** The exchange in the world that the link describes. */
  exchange: Exchange
  /** `Set-Cookie` values. */
  cookies: string[]
  /** Undefined when the browser has not chosen. */
  panel: 'on' | 'off' | undefined
}

const chosenPanel = (panel: PanelChoice | undefined, cookie: string | undefined): FollowedLink['panel'] => {
  if (panel !== undefined) return panel === 'off' ? 'off' : 'on'
  return cookie === 'on' || cookie === 'off' ? cookie : undefined
}

/** Restarts the browser's world in the state of a link; a browser in the shared world gets one for itself. */
function restart(exchange: Exchange, link: MockLink): Pick<FollowedLink, 'exchange' | 'cookies'> {
  const context = exchange.contexts.reset(exchange.context.name || randomUUID(), link['mock.scenario'])
  const { session, refusals } = applyLink(context.world, link, () => sessionOf(context.world, exchange.cookies))
  Object.assign(context, { link: formatLink(link), refusals })
  return {
    exchange: { ...exchange, context, cookies: { ...exchange.cookies, [SESSION_COOKIE]: session.id } },
    cookies: [setCookie(WORLD_COOKIE, context.name), ...sessionCookies(session)],
  }
}

/**
 * Puts the browser's world into the state of the page's link. Keeps the world when the link describes it already, so
 * that a reload changes nothing.
 */
export function followLink(exchange: Exchange): FollowedLink {
  const { link, panel, problems } = parseLink(exchange.url.searchParams)
  const query = formatLink(link)
  const isNew = query !== '' && query !== exchange.context.link
  const followed = isNew ? restart(exchange, link) : { exchange, cookies: [] }
  const { context } = followed.exchange
  context.problems = [...problems, ...(query === '' ? [] : context.refusals)]
  return {
    exchange: followed.exchange,
    cookies: [...followed.cookies, ...(panel ? [setCookie(PANEL_COOKIE, panel === 'off' ? 'off' : 'on')] : [])],
    panel: chosenPanel(panel, exchange.cookies[PANEL_COOKIE]),
  }
}
