import { searchTypes } from '@/contract/search'

import { productPage } from '../billing/product-page'
import type { Caller } from '../caller'
import { MockFailure } from '../mock-failure'
import { albumPage } from '../music/album-page'
import { artistPage } from '../music/artist-page'
import { findChannel, presentChannel } from '../music/channel-content'
import { landingPage } from '../music/landing-page'
import { playlistPage } from '../music/playlist-page'
import { profilePage } from '../music/profile-page'
import { searchPage } from '../music/search-page'
import { trackPage } from '../music/track-page'
import { isBanned, may } from '../permissions'
import { releases } from '../releases/releases'
import type { Session } from '../sessions/sessions'
import type { Db } from '../store/db'
import type { World } from '../world'

type Loaders = Record<string, object>
const PRICING = /^pricing$/

type Load = (caller: Caller, ...parts: string[]) => Loaders

const channelPage: Load = (caller, idOrSlug = '', restriction) => ({
  channelPage: {
    channel: presentChannel(caller, findChannel(caller.db, idOrSlug), { restriction }),
    loader: 'channelPage',
    set_seo: true,
  },
})

const isLanding = ({ settings }: Db): boolean => settings.homepage?.type === 'landingPage'

function homePage(caller: Caller): Loaders {
  const { type, value } = caller.db.settings.homepage ?? {}
  if (isLanding(caller.db)) return { landingPage: { ...landingPage(caller), loader: 'landingPage', set_seo: true } }
  return type?.startsWith('channel') ? channelPage(caller, String(value)) : {}
}

/** Releases whose searches return lists embed none (backend contract, section 1.4). */
const searchLoader: Load = (caller, query): Loaders => {
  if (releases[caller.release].search === 'lists') return {}
  return {
    searchPage: { ...searchPage(caller, { query, modelTypes: searchTypes, loader: 'searchPage' }), set_seo: true },
  }
}

/** Plans that one page holds. */
const PLANS_PER_PAGE = 50

/** The pricing page, which needs no permission; empty while billing is off. */
const pricingPage: Load = (caller): Loaders =>
  caller.db.settings.billing?.enable
    ? { pricingPage: { ...productPage(caller, { perPage: PLANS_PER_PAGE }), loader: 'pricingPage', set_seo: true } }
    : {}

/** Loaders by path pattern; any other path may be a channel's. */
const pages: [pattern: RegExp, load: Load][] = [
  [/^$/, homePage],
  [/^artist\/(\d+)(?:\/|$)/, (caller, id = '') => ({ artistPage: { ...artistPage(caller, id), set_seo: true } })],
  [/^album\/(\d+)(?:\/|$)/, (caller, id = '') => ({ albumPage: { ...albumPage(caller, id), set_seo: true } })],
  [/^track\/(\d+)(?:\/|$)/, (caller, id = '') => ({ trackPage: { ...trackPage(caller, id), set_seo: true } })],
  [/^playlist\/(\d+)(?:\/|$)/, (caller, id) => ({ playlistPage: { ...playlistPage(caller, id), set_seo: true } })],
  [/^user\/(\d+)(?:\/|$)/, (caller, id) => ({ userProfilePage: { ...profilePage(caller, id), set_seo: true } })],
  [/^search\/([^/]+)(?:\/|$)/, searchLoader],
  [PRICING, pricingPage],
  [/^(?:channels?\/)?([^/]+)(?:\/([^/]+))?$/, channelPage],
]

function load(caller: Caller, path: string): Loaders {
  for (const [pattern, loadPage] of pages) {
    const [match, ...parts] = pattern.exec(path) ?? []
    if (match !== undefined) return loadPage(caller, ...parts.map((part) => part && decodeURIComponent(part)))
  }
  return {}
}

/**
 * Data of the first page by loader name, equal to the API's response. Empty for pages without data, unknown rows and
 * visitors without permission to view music, except on the plans and the landing page; `path` is relative to the site's root.
 */
export function loadersFor(
  world: World,
  session: Session,
  path: string,
  cookies: Readonly<Record<string, string>> = {},
): Loaders {
  const { db, release } = world
  const user = session.userId === null ? null : (db.users.get(session.userId) ?? null)
  const trimmed = path.replace(/[?#].*$/, '').replace(/^\/+|\/+$/g, '')
  const needsNoPermission = PRICING.test(trimmed) || (trimmed === '' && isLanding(db))
  if (isBanned(user) || !(may(db, user, 'music.view') || needsNoPermission)) return {}
  try {
    return load({ db, release, user, stateful: true, now: world.now, path: `/${trimmed}`, cookies }, trimmed)
  } catch (thrown) {
    if (thrown instanceof MockFailure || thrown instanceof URIError) return {}
    throw thrown
  }
}
