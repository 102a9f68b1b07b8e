import type { Release } from '../../state/parts/release'

/** Differences between the backend's releases, in the parts that the client uses (backend contract, table 0). */
type ReleaseDetails = {
  /** Description shown when choosing a release. */
  description: string
  /** `settings.version`. */
  version: string
  /** Columns of a user's name and picture. */
  userNames: 'display_name, avatar' | 'name, image'
  /** Value of `window.bootstrapData`. */
  inlineBootstrap: 'base64' | 'object'
  /** Encoding of the bootstrap data in JSON responses. */
  bootstrapText: 'base64' | 'json'
  themes: 'group' | 'list'
  /** Element of the page with the theme's variables and the class `dark`. */
  themeElement: 'root' | 'html'
  /** Whether `<html>` has the attribute `data-theme-id`. */
  namesTheme: boolean
  i18n: 'localization' | 'locales'
  /** Kind of lists that are requested without `paginate`. */
  defaultPaging: 'lengthAware' | 'simple'
  /** How simple pages name their neighbours: Laravel's URLs, or page numbers. */
  neighbours: 'urls' | 'numbers'
  /** Response to a missing permission while billing is on. */
  planRefusal: 'json' | 'redirect'
  /** Search results: lists chosen by `types` and `limit`, or pages chosen by `modelTypes` and `loader`. */
  search: 'lists' | 'pages'
  /** Lyrics as one text, or as lines. */
  lyrics: 'text' | 'lines'
  /** Paths for suspending a user: `users/:id/ban` or `users/ban/:id`. */
  bans: 'users/:id/ban' | 'users/ban/:id'
  /** How channels return to the usual ones: all at once, or by a preset of the list. */
  channelReset: 'reset-to-default' | 'apply-preset'
  /** Endpoint with the artists of the landing page. */
  landingData: 'landing/artists' | 'landing-page-data'
  /** Endpoint with the problems of the installation. */
  alerts: 'admin/setup-alerts' | 'admin/site-alerts'
  /** Whether reports compare with a period of the request. */
  comparesReports: boolean
  /** Saved settings: dotted keys with JSON inside, or nested groups too. */
  settings: 'flat' | 'nested'
  /** Response to saved settings: only a status, or the settings. */
  settingsResponse: 'status' | 'settings'
  /** Whether `admin/appearance` exists. */
  hasAppearance: boolean
  /** Whether the avatar route and `recaptcha/verify` exist. */
  hasAvatarRoute: boolean
  /** `default_meta_tags`: tags as a list or as HTML. */
  metaTags: 'list' | 'html'
  /** Whether `<div id="root">` contains a placeholder until the client starts. */
  hasPlaceholder: boolean
}

const B1: ReleaseDetails = {
  description: '3.1.1 and 3.1.2, summer of 2024: the release of the product spec',
  version: '3.1.2',
  userNames: 'display_name, avatar',
  inlineBootstrap: 'object',
  bootstrapText: 'json',
  themes: 'group',
  themeElement: 'html',
  namesTheme: false,
  i18n: 'localization',
  defaultPaging: 'lengthAware',
  neighbours: 'urls',
  planRefusal: 'json',
  search: 'pages',
  lyrics: 'lines',
  bans: 'users/:id/ban',
  channelReset: 'reset-to-default',
  landingData: 'landing/artists',
  alerts: 'admin/setup-alerts',
  comparesReports: false,
  settings: 'flat',
  settingsResponse: 'status',
  hasAppearance: true,
  hasAvatarRoute: true,
  metaTags: 'html',
  hasPlaceholder: false,
}

const A: ReleaseDetails = {
  ...B1,
  description: '3.0, 2023: base64 bootstrap data, the theme inside the page, searches without pages',
  version: '3.0.8',
  inlineBootstrap: 'base64',
  bootstrapText: 'base64',
  themeElement: 'root',
  search: 'lists',
  lyrics: 'text',
  metaTags: 'list',
}

const B2: ReleaseDetails = {
  ...B1,
  description: '3.1.3, autumn of 2024: users with name and image, themes as a list, pages with numbers',
  version: '3.1.3',
  userNames: 'name, image',
  themes: 'list',
  namesTheme: true,
  defaultPaging: 'simple',
  neighbours: 'numbers',
  planRefusal: 'redirect',
  bans: 'users/ban/:id',
  channelReset: 'apply-preset',
  comparesReports: true,
  settings: 'nested',
  settingsResponse: 'settings',
  hasPlaceholder: true,
}

const C: ReleaseDetails = {
  ...B2,
  description: '3.1.5, 2026: like B2, with a list of languages and without the avatar route',
  version: '3.1.5',
  namesTheme: false,
  i18n: 'locales',
  landingData: 'landing-page-data',
  alerts: 'admin/site-alerts',
  hasAppearance: false,
  hasAvatarRoute: false,
  hasPlaceholder: false,
}

/** Differences by release, in their order. */
export const releases: Readonly<Record<Release, ReleaseDetails>> = { A, B1, B2, C }
