import { encodeComponent, fillTemplate, type PathParams } from '@/contract/machinery/path-template'
import { slugify } from '@/lib/slug'

type NamedItem = { id: number; name: string }

type SelectedPlan = {
  productId: string | number
  priceId: string | number
  couponId?: string | number | null | undefined
}

/** Query parameter of the pricing page with the permission that the visitor lacks. */
export const PLAN_FOR = 'for'

/** A path without parameters. */
const fixed = <const Pattern extends string>(pattern: Pattern) => ({ pattern, link: (): Pattern => pattern })

/** A path that identifies its page by id; omits texts that cannot be in a URL, since they are decorative. */
const path = <const Pattern extends string, Subject>(
  pattern: Pattern,
  paramsOf: (subject: Subject) => PathParams<Pattern>,
) => ({
  pattern,
  link: (subject: Subject): string =>
    fillTemplate(pattern, paramsOf(subject), encodeSegment)
      .filter((segment) => segment !== null)
      .join('/'),
})

/**
 * A path that identifies its page by text. The link is null for a text that cannot be in a URL (`..`): show plain text.
 */
const namedPath = <const Pattern extends string, Subject>(
  pattern: Pattern,
  paramsOf: (subject: Subject) => PathParams<Pattern>,
) => ({
  pattern,
  link: (subject: Subject): string | null => {
    const segments = fillTemplate(pattern, paramsOf(subject), encodeSegment)
    return segments.includes(null) ? null : segments.join('/')
  },
})

/**
 * Encodes a segment; null for empty texts, lone surrogates and dot segments, which browsers resolve even when encoded.
 */
const encodeSegment = (text: string): string | null =>
  /^\.{0,2}$|\p{Surrogate}/u.test(text) ? null : encodeComponent(text)

const named = ({ id, name }: NamedItem) => ({ id, slug: slugify(name) })

/**
 * Every path of the site, with its pattern for the route table and its link function (spec section 2; backend contract,
 * section 5). Relative to the site's root, as the router expects.
 */
export const paths = {
  home: fixed('/'),
  login: fixed('/login'),
  workspaceLogin: fixed('/workspace/join/login'),
  register: fixed('/register'),
  workspaceRegister: fixed('/workspace/join/register'),
  /** Target of an invitation link. */
  workspaceInvite: namedPath('/workspace/join/:inviteId', (inviteId: string | number) => ({ inviteId })),
  workspaces: fixed('/workspaces'),
  workspace: path('/workspaces/:id', ({ id }: { id: number }) => ({ id })),
  forgotPassword: fixed('/forgot-password'),
  resetPassword: namedPath('/password/reset/:token', (token: string) => ({ token })),
  pricing: {
    pattern: '/pricing',
    /** With a permission, the page points out the plan that grants it. */
    link: (permission?: string): string =>
      permission === undefined ? '/pricing' : `/pricing?${PLAN_FOR}=${encodeComponent(permission)}`,
  },
  checkout: namedPath('/checkout/:productId/:priceId/:couponId?', (plan: SelectedPlan) => plan),
  changePlan: namedPath('/change-plan/:productId/:priceId/confirm/:couponId?', (plan: SelectedPlan) => plan),
  billing: fixed('/billing'),
  accountSettings: fixed('/account-settings'),
  newFamilyUser: fixed('/account-settings/new'),
  editFamilyUser: path('/account-settings/:userId/edit', (userId: number) => ({ userId })),
  /** "Who's listening?" (assumed: its path is not documented). */
  profiles: fixed('/account-settings/profiles'),
  notifications: fixed('/notifications'),
  notificationSettings: fixed('/notifications/settings'),
  contact: fixed('/contact'),
  apiDocs: fixed('/api-docs'),
  appPromo: fixed('/muzikas-platforma-berniem-aplikacija'),
  /** A page that an administrator wrote. */
  customPage: namedPath('/pages/:pageSlug', (pageSlug: string) => ({ pageSlug })),
  /** The same by id; the slug is decorative. */
  customPageById: path('/pages/:pageId/:pageSlug', (page: { pageId: number; pageSlug: string }) => page),
  /** The artists' backstage, or a part of it by its path: `requests/new`. */
  backstage: {
    pattern: '/backstage/*',
    link: (part?: string): string => (part ? `/backstage/${part}` : '/backstage'),
  },
  /** The admin area, or a section of it by its path: `users`, `users/3`. */
  admin: { pattern: '/admin/*', link: (section?: string): string => (section ? `/admin/${section}` : '/admin') },
  artist: path('/artist/:id/:slug?', named),
  album: path('/album/:id/:artistSlug?/:slug?', (album: NamedItem & { artists?: { name: string }[] }) => ({
    ...named(album),
    artistSlug: slugify(album.artists?.[0]?.name ?? ''),
  })),
  /**
   * Embedded player for other sites (assumed: the contract has the loader `albumEmbed`, but a path only for tracks).
   */
  albumEmbed: path(
    '/album/:id/:artistSlug/:slug/embed',
    ({ id, name, artists }: NamedItem & { artists?: { name: string }[] }) => ({
      id,
      artistSlug: slugify(artists?.[0]?.name ?? '') || '-',
      slug: slugify(name) || '-',
    }),
  ),
  track: path('/track/:id/:slug?', named),
  /** Embedded player for other sites; unlike other paths, the backend's requires a slug. */
  trackEmbed: path('/track/:id/:slug/embed', ({ id, name }: NamedItem) => ({ id, slug: slugify(name) || '-' })),
  /** Music with a tag; `tab` selects tracks or albums. */
  tag: namedPath('/tag/:name/:tab?', (tag: { name: string; tab?: string | undefined }) => tag),
  /** Radio of an artist, genre or track. */
  radio: namedPath('/radio/:type/:id', (seed: { type: string; id: string | number }) => seed),
  playlist: path('/playlist/:id/:slug?', named),
  /** A user's profile. Before a tab the slug is required, so an empty one becomes `-`. */
  user: path(
    '/user/:id/:slug?/:tab?',
    ({ id, display_name, tab }: { id: number; display_name: string; tab?: string }) => ({
      id,
      slug: slugify(display_name) || (tab && '-'),
      tab,
    }),
  ),
  library: path('/library/:section?', ({ section }: { section?: string }) => ({ section })),
  /** Downloads (assumed: their path is not documented). */
  downloads: fixed('/offline'),
  search: path('/search/:query?/:tab?', (search: { query?: string; tab?: string }) => search),
  /** A channel by its slug, optionally restricted to e.g. a genre: `/genre/rock`. */
  channel: namedPath(
    '/:slug/:restriction?',
    (channel: { slug: string; restriction?: string | null | undefined }) => channel,
  ),
}

/** Campaign pages with the id of the plan that each sells (spec section 9). */
export const campaigns = {
  '/1-par-1': 44,
  '/registracija-pasakums': 36,
  '/menesis-sadarbibai': 37,
  '/gads-davana': 46,
  '/1-par-2': 45,
} as const

/** Path of a campaign page. */
export type CampaignPath = keyof typeof campaigns

/** Paths of the campaign pages. */
export const campaignPaths = Object.keys(campaigns) as CampaignPath[]
