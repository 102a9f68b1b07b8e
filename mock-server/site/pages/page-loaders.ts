import { searchTypes } from '@/contract/groups/search'

import { MockFailure } from '../../kit/mock-failure'
import { productPage } from '../../rules/billing/product-page'
import { albumPage } from '../../rules/music/album-page'
import { artistPage } from '../../rules/music/artist-page'
import { findChannel, presentChannel } from '../../rules/music/channel-content'
import { landingPage } from '../../rules/music/landing-page'
import { playlistPage } from '../../rules/music/playlist-page'
import { profilePage } from '../../rules/music/profile-page'
import { searchPage } from '../../rules/music/search-page'
import { trackPage } from '../../rules/music/track-page'
import { customPage } from '../../rules/pages/custom-page'
import { isBanned, may } from '../../rules/permissions/permissions'
import { releases } from '../../rules/releases/releases'
import type { Caller } from '../../state/caller'
import type { Session } from '../../state/parts/session'
import type { Db } from '../../state/store/db'
import type { World } from '../../state/world'

type Loaders = Record<string, object>
const PRICING = /^pricing$/
const CUSTOM_PAGE = /^pages\/([^/]+)(?:\/[^/]+)?$/
/** Pages that need no permission. */
const OPEN = [PRICING, CUSTOM_PAGE]

/** The requesting user and the URL of the site's root. */
type Visitor = Caller & { site: string }

type Load = (caller: Visitor, ...parts: string[]) => Loaders

const channelPage: Load = (caller, idOrSlug = '', restriction) => ({
  channelPage: {
    channel: presentChannel(caller, findChannel(caller.db, idOrSlug), { restriction }),
    loader: 'channelPage',
    set_seo: true,
  },
})

const customPageLoader: Load = (caller, idOrSlug = '') => ({
  customPage: { ...customPage(caller, idOrSlug, caller.site), set_seo: true },
})

/** Homepages that guests without permission to listen see too. */
const hasOpenHomepage = ({ settings }: Db): boolean =>
  ['landingPage', 'customPage'].includes(settings.homepage?.type ?? '')

/** Whether guests without permission to listen see a page too. */
const isOpen = (db: Db, path: string): boolean =>
  OPEN.some((page) => page.test(path)) || (path === '' && hasOpenHomepage(db))

function homePage(caller: Visitor): Loaders {
  const { type, value } = caller.db.settings.homepage ?? {}
  if (type === 'landingPage') return { landingPage: { ...landingPage(caller), loader: 'landingPage', set_seo: true } }
  if (type === 'customPage') return customPageLoader(caller, String(value))
  return type?.startsWith('channel') ? channelPage(caller, String(value)) : {}
}

/** Releases whose searches return lists embed none (backend contract, section 1.4). */
const searchLoader: Load = (caller, query): Loaders => {
  if (releases[caller.release].search === 'lists') return {}
  return {
    searchPage: { ...searchPage(caller, { query, modelTypes: searchTypes, loader: 'searchPage' }), set_seo: true },
  }
}

/** Maximum number of plans on a page. */
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
  [CUSTOM_PAGE, customPageLoader],
  [/^(?:channels?\/)?([^/]+)(?:\/([^/]+))?$/, channelPage],
]

function load(caller: Visitor, path: string): Loaders {
  for (const [pattern, loadPage] of pages) {
    const [match, ...parts] = pattern.exec(path) ?? []
    if (match !== undefined) return loadPage(caller, ...parts.map((part) => part && decodeURIComponent(part)))
  }
  return {}
}

/**
 * Data of the first page by loader name, equal to the API's response. Empty for pages without data, unknown rows and
 * visitors without permission to view music, except on pages that need none; `path` is relative to the
 * site's root, whose URL is `site`.
 */
export function loadersFor(
  world: World,
  session: Session,
  path: string,
  { cookies = {}, site = 'http://localhost/' }: { cookies?: Readonly<Record<string, string>>; site?: string } = {},
): Loaders {
  const { db, release } = world
  const user = session.userId === null ? null : (db.users.get(session.userId) ?? null)
  const trimmed = path.replace(/[?#].*$/, '').replace(/^\/+|\/+$/g, '')
  if (isBanned(user) || !(may(db, user, 'music.view') || isOpen(db, trimmed))) return {}
  try {
    const caller = { db, release, user, stateful: true, now: world.now, path: `/${trimmed}`, cookies, site }
    return load(caller, trimmed)
  } catch (thrown) {
    if (thrown instanceof MockFailure || thrown instanceof URIError) return {}
    throw thrown
  }
}
