import { encodeComponent } from '@/contract/encode-component'
import { slugify } from '@/lib/text/slugify'

type Segment = string | number | null | undefined

/** `'/artist/:id/:slug?'` → `{id: …; slug?: …}` */
type Params<Pattern extends string> = Pattern extends `${infer Head}/${infer Tail}`
  ? Params<Head> & Params<Tail>
  : Pattern extends `:${infer Name}?`
    ? { [_ in Name]?: Segment }
    : Pattern extends `:${infer Name}`
      ? { [_ in Name]: string | number }
      : unknown

type Named = { id: number; name: string }

/** A path without parameters. */
const fixed = <const Pattern extends string>(pattern: Pattern) => ({ pattern, link: (): Pattern => pattern })

/** A path that names its page by id; what no URL can carry is left out, since the rest is for the eye. */
const path = <const Pattern extends string, Subject>(
  pattern: Pattern,
  paramsOf: (subject: Subject) => Params<Pattern>,
) => ({
  pattern,
  link: (subject: Subject): string =>
    segmentsOf(pattern, paramsOf(subject))
      .filter((segment) => segment !== null)
      .join('/'),
})

/** A path that names its page by text. The link is null when no URL can carry a text, such as `..` or half a surrogate pair: show plain text. */
const namedPath = <const Pattern extends string, Subject>(
  pattern: Pattern,
  paramsOf: (subject: Subject) => Params<Pattern>,
) => ({
  pattern,
  link: (subject: Subject): string | null => {
    const segments = segmentsOf(pattern, paramsOf(subject))
    return segments.includes(null) ? null : segments.join('/')
  },
})

/** The pattern's segments with parameters filled in, without absent optional ones; null for a value that no URL can carry. */
function segmentsOf(pattern: string, params: unknown): (string | null)[] {
  return pattern.split('/').flatMap((segment) => {
    const [, name, optional] = /^:(\w+)(\?)?$/.exec(segment) ?? []
    if (name === undefined) return segment
    const value = (params as Record<string, Segment>)[name] ?? undefined
    return optional && value === undefined ? [] : encodeSegment(String(value ?? ''))
  })
}

/** Null for an empty text, half a surrogate pair, and a dot segment: browsers resolve those even when they are encoded. */
const encodeSegment = (text: string): string | null =>
  /^\.{0,2}$|\p{Surrogate}/u.test(text) ? null : encodeComponent(text)

const named = ({ id, name }: Named) => ({ id, slug: slugify(name) })

/**
 * Every address once (spec section 2; backend contract, section 5): what the route table matches and what links lead to.
 * Relative to the site's root, as the router wants them.
 */
export const paths = {
  home: fixed('/'),
  login: fixed('/login'),
  workspaceLogin: fixed('/workspace/join/login'),
  register: fixed('/register'),
  workspaceRegister: fixed('/workspace/join/register'),
  /** Where the link of an invitation leads. */
  workspaceInvite: namedPath('/workspace/join/:inviteId', (inviteId: string | number) => ({ inviteId })),
  workspaces: fixed('/workspaces'),
  workspace: path('/workspaces/:id', ({ id }: { id: number }) => ({ id })),
  forgotPassword: fixed('/forgot-password'),
  resetPassword: namedPath('/password/reset/:token', (token: string) => ({ token })),
  pricing: fixed('/pricing'),
  checkout: namedPath(
    '/checkout/:productId/:priceId/:couponId?',
    (plan: { productId: string | number; priceId: string | number; couponId?: Segment }) => plan,
  ),
  changePlan: fixed('/change-plan'),
  billing: fixed('/billing'),
  accountSettings: fixed('/account-settings'),
  newFamilyUser: fixed('/account-settings/new'),
  editFamilyUser: path('/account-settings/:userId/edit', (userId: number) => ({ userId })),
  /** "Who's listening?" (assumed: neither document gives it an address). */
  profiles: fixed('/account-settings/profiles'),
  notifications: fixed('/notifications'),
  notificationSettings: fixed('/notifications/settings'),
  admin: fixed('/admin'),
  artist: path('/artist/:id/:slug?', named),
  album: path('/album/:id/:artistSlug?/:slug?', (album: Named & { artists?: { name: string }[] }) => ({
    ...named(album),
    artistSlug: slugify(album.artists?.[0]?.name ?? ''),
  })),
  /** A small player for other sites (assumed: the contract names the loader `albumEmbed`, and an address for tracks alone). */
  albumEmbed: path(
    '/album/:id/:artistSlug/:slug/embed',
    ({ id, name, artists }: Named & { artists?: { name: string }[] }) => ({
      id,
      artistSlug: slugify(artists?.[0]?.name ?? '') || '-',
      slug: slugify(name) || '-',
    }),
  ),
  track: path('/track/:id/:slug?', named),
  /** A small player for other sites: the backend's addresses of it have a name in them where ours may do without. */
  trackEmbed: path('/track/:id/:slug/embed', ({ id, name }: Named) => ({ id, slug: slugify(name) || '-' })),
  /** Music that has a tag; `tab` is what of it is shown. */
  tag: namedPath('/tag/:name/:tab?', (tag: { name: string; tab?: string | undefined }) => tag),
  /** Music that is like an artist, genre or track. */
  radio: namedPath('/radio/:type/:id', (seed: { type: string; id: string | number }) => seed),
  playlist: path('/playlist/:id/:slug?', named),
  /** A person, and what of them is shown. Where a tab follows, the name is never left out. */
  user: path(
    '/user/:id/:slug?/:tab?',
    ({ id, display_name, tab }: { id: number; display_name: string; tab?: string }) => ({
      id,
      slug: slugify(display_name) || (tab && '-'),
      tab,
    }),
  ),
  library: path('/library/:section?', ({ section }: { section?: string }) => ({ section })),
  search: path('/search/:query?/:tab?', (search: { query?: string; tab?: string }) => search),
  /** A channel by its slug, narrowed to e.g. a genre: `/genre/rock`. */
  channel: namedPath(
    '/:slug/:restriction?',
    (channel: { slug: string; restriction?: string | null | undefined }) => channel,
  ),
}

/** Pages that sell one plan each. */
export const campaignPaths = [
  '/1-par-1',
  '/registracija-pasakums',
  '/menesis-sadarbibai',
  '/gads-davana',
  '/1-par-2',
] as const
