import { bootstrapSettings } from './bootstrap-settings'
import { endedSubscription, price, subscription } from './plans'
import { theme, users } from './samples'

/* Bootstrap data as the backend contract writes it (table 0; sections 1.3, 1.4, 3.3 and 10). */

/** A language without its lines. */
export const localization = {
  id: 1,
  name: 'Latviešu',
  language: 'lv',
  created_at: '2024-05-04T10:00:00.000000Z',
  updated_at: '2024-05-04T10:00:00.000000Z',
}

/** A permission with its restrictions; data of the first screen has no ids of them. */
const permission = { name: 'family.add', restrictions: [{ name: 'count', value: 3 }] }

const shared = {
  settings: bootstrapSettings,
  csrf_token: 'b5f0',
  is_mobile_device: false,
  guest_role: { permissions: [permission] },
  language: 'lv',
  show_cookie_notice: false,
  rendered_ssr: false,
  loaders: {},
  redirectUri: '/',
  secondaryRedirectUri: '/admin',
}

const older = {
  ...shared,
  sentry_release: null,
  default_meta_tags: '<title>Dziesma</title>',
  i18n: { ...localization, lines: { Home: 'Sākums' } },
  themes: { all: [theme], selectedThemeId: null },
}
const newer = { ...older, sentry_release: '3.1.3', i18n: null, themes: [theme] }

const newest = {
  ...newer,
  i18n: { locales: [{ name: 'Latviešu', language: 'lv', lines: { Home: 'Sākums' } }], active: 'lv' },
}

/** The data of a guest, whose role may be missing. */
const guests = {
  A: { ...older, default_meta_tags: [{ nodeName: 'title' }], user: null },
  B1: { ...older, user: null },
  B2: { ...newer, guest_role: null, user: null },
  C: { ...newest, user: null },
}

const own = {
  email: 'anna@music.test',
  roles: [{ id: 1, name: 'users' }],
  permissions: [permission],
  subscriptions: [subscription, endedSubscription].map((row) => ({ ...row, price })),
  unread_notifications_count: 0,
  artists: [{ id: 1, name: 'Koklētāji', image: null, role: 'artist' }],
}

/** Rows that only users have: ids by model, and up to 30 playlists. */
const library = {
  likes: { artist: { 1: true }, album: { 4: true }, track: { 5: true } },
  reposts: { album: { 4: true }, track: { 5: true } },
  playlists: [{ id: 6, name: 'Vakaram', collaborative: false, owner_id: 7 }],
}

const olderUser = { ...own, ...users['display_name and avatar'] }
const newerUser = { ...own, ...users['name and image'] }

/** The data of a user, by release. */
const members = {
  A: { ...older, ...library, default_meta_tags: [{ nodeName: 'title' }], user: olderUser },
  B1: { ...older, ...library, user: olderUser },
  B2: { ...newer, ...library, user: newerUser },
  C: { ...newest, ...library, user: newerUser },
}

const encoded = (release: string, data: object): string =>
  release === 'A' ? btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(data)))) : JSON.stringify(data)

type Wrap = (data: string) => unknown

const wrapAll = (visitor: string, dataByRelease: Readonly<Record<string, object>>, wrap: Wrap) =>
  Object.fromEntries(
    Object.entries(dataByRelease).map(([release, data]) => [`${visitor} of ${release}`, wrap(encoded(release, data))]),
  )

/** Wraps each release's encoded data of a guest. */
export const eachGuest = (wrap: Wrap): Record<string, unknown> => wrapAll('guest', guests, wrap)

/** Wraps each release's encoded data of a user. */
export const eachMember = (wrap: Wrap): Record<string, unknown> => wrapAll('user', members, wrap)

/** Keys of responses that hold encoded bootstrap data. */
export type BootstrapKey = 'data' | 'bootstrapData'

const AT = '(?:data|bootstrapData)'

const OPEN = new RegExp(`^${AT}\\.(?:loaders|likes\\.\\w+|reposts\\.\\w+|themes\\..*\\bvalues)$`)

/** Whether the keys of a map in bootstrap data are the site's own, such as ids or a theme's variables. */
export const isOpenInBootstrap = (path: string): boolean => OPEN.test(path)

/** Whether a path is inside the settings of bootstrap data. */
export const isBootstrapSetting = (path: string): boolean => new RegExp(`^${AT}\\.settings\\.`).test(path)

const REQUIRED = new RegExp(`^${AT}\\.settings\\.(?:version|base_url|html_base_uri)$`)
const OPTIONAL = new RegExp(
  `^${AT}\\.(?:settings\\..+|loaders|redirectUri|secondaryRedirectUri|i18n\\.lines|i18n\\.locales\\.\\*\\.lines|` +
    'user\\.(?:subscriptions|unread_notifications_count|artists)|' +
    'likes\\..+|reposts\\..+|themes\\..*(?:default_light|default_dark|is_dark))$',
)

/** Whether the path is of a setting that is absent when it is unset or falsy (section 1.5): all but the site's URL. */
export const isAbsentWhenFalsy = (path: string): boolean => isBootstrapSetting(path) && !REQUIRED.test(path)

/** Whether a field of bootstrap data may be missing: its feature is off, or it has no rows. */
export const isOptionalInBootstrap = (path: string): boolean => OPTIONAL.test(path) && !REQUIRED.test(path)
