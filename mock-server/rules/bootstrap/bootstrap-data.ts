import type { Release } from '../../state/parts/release'
import type { Session } from '../../state/parts/session'
import type { Db, MockLocalization, MockUser } from '../../state/store/db'
import type { World } from '../../state/world'
import { presentSelf } from '../accounts/present-self'
import { settleBilling } from '../billing/settle-billing'
import { playlistsOf } from '../music/playlist-page'
import { guestRole } from '../permissions/permissions'
import { releases } from '../releases/releases'
import { spell } from '../releases/spell'
import { withoutFalsy } from '../settings/present-settings'
import { encodeBootstrap } from './encode-bootstrap'

const PLAYLISTS = 30

/** Cookie of visitors who accepted the cookie notice (backend contract, section 10). */
const NOTICE_COOKIE = 'cookie_notice'

type Options = {
  /** Data of the first page, by loader name. */
  loaders?: Record<string, unknown>
  /** URL of the site's root, with or without a trailing slash. */
  baseUrl?: string
  /** Theme that the visitor chose. */
  selectedThemeId?: number | string | null
  /** `?lang` of the page's URL. */
  lang?: string | null
  /** Cookies of the request. */
  cookies?: Readonly<Record<string, string>>
}

/** PHP encodes an empty map as an empty list. */
export const phpMap = <Value>(map: Record<string, Value>) => (Object.keys(map).length > 0 ? map : [])

function idsByModel(rows: [model: string, id: number][]) {
  const byModel: Record<string, Record<number, true>> = {}
  for (const [model, id] of rows) {
    const ids = (byModel[model] ??= {})
    ids[id] = true
  }
  return phpMap(byModel)
}

const likesOf = (db: Db, user: MockUser) =>
  db.likes
    .all()
    .flatMap((like): [string, number][] => (like.user_id === user.id ? [[like.likeable_type, like.likeable_id]] : []))

const repostsOf = (db: Db, user: MockUser) =>
  db.reposts
    .all()
    .flatMap((repost): [string, number][] =>
      repost.user_id === user.id ? [[repost.repostable_type, repost.repostable_id]] : [],
    )

/** Maps a localization; without lines when translation is disabled. */
export function presentLocalization({ settings }: Db, { lines, ...localization }: MockLocalization) {
  return settings.i18n?.enable ? { ...localization, lines: phpMap(lines) } : localization
}

function i18nOf({ db, release }: World, language: string) {
  if (releases[release].i18n === 'locales')
    return { locales: db.localizations.all().map((row) => presentLocalization(db, row)), active: language }
  const localization = db.localizations.all().find((row) => row.language === language)
  return localization ? presentLocalization(db, localization) : null
}

/** Settings with the site's URL: the page's, or that of the session's last request. */
function settingsOf({ db, release }: World, session: Session, { baseUrl = session.siteUrl }: Options) {
  const siteUrl = baseUrl?.replace(/\/$/, '')
  return withoutFalsy({
    version: releases[release].version,
    ...db.settings,
    ...(siteUrl && { base_url: siteUrl, html_base_uri: `${new URL(siteUrl).pathname.replace(/\/$/, '')}/` }),
  })
}

function ownPlaylists(db: Db, user: MockUser) {
  return playlistsOf(db, user)
    .slice(0, PLAYLISTS)
    .map(({ id, name, collaborative, owner_id, image }) => ({ id, name, collaborative, owner_id, image }))
}

/** Bans are a relation that only user endpoints return (backend contract, sections 1.4 and 3). */
const withoutBans = <User extends { bans: unknown }>({ bans, ...user }: User) => user

/** Data of the user; empty for guests. */
const ownOf = (db: Db, user: MockUser | null) => ({
  user: user && withoutBans(presentSelf(db, user)),
  likes: user ? idsByModel(likesOf(db, user)) : [],
  reposts: user ? idsByModel(repostsOf(db, user)) : [],
  playlists: user ? ownPlaylists(db, user) : [],
})

/** Tags of a page without its own, as HTML or as a list (backend contract, section 1.4). */
const metaTags = (release: Release, title: string) =>
  releases[release].metaTags === 'html' ? `<title>${title}</title>` : [{ nodeName: 'title', _text: title }]

/** The language of the query comes before the user's, the session's and the site's (backend contract, section 2). */
const languageOf = (
  { settings, localizations }: Db,
  user: MockUser | null,
  { locale }: Session,
  asked?: string | null,
) =>
  localizations.all().find(({ language }) => language === asked)?.language ??
  user?.language ??
  locale ??
  settings.i18n?.default_localization ??
  'en'

/**
 * Builds the bootstrap data of the first screen (backend contract, section 1.4), in the spelling of the world's
 * scenario and release.
 */
export function bootstrapFor(world: World, session: Session, options: Options = {}): Record<string, unknown> {
  settleBilling(world)
  const { db } = world
  const { settings } = db
  const user = session.userId === null ? null : (db.users.get(session.userId) ?? null)
  const language = languageOf(db, user, session, options.lang)
  return spell(world, {
    settings: settingsOf(world, session, options),
    csrf_token: session.csrfToken,
    is_mobile_device: false,
    sentry_release: null,
    default_meta_tags: metaTags(world.release, settings.branding?.site_name ?? ''),
    guest_role: guestRole(db) ?? null,
    i18n: i18nOf(world, language),
    language,
    themes: { all: db.themes, selectedThemeId: options.selectedThemeId ?? null },
    show_cookie_notice: settings.cookie_notice?.enable === true && options.cookies?.[NOTICE_COOKIE] !== 'true',
    rendered_ssr: false,
    loaders: phpMap(options.loaders ?? {}),
    ...ownOf(db, user),
  }) as Record<string, unknown>
}

/** Bootstrap data as JSON responses carry it: a string of JSON, or of base64 in release A. */
export const encodedBootstrap = (world: World, session: Session, cookies: Options['cookies'] = {}): string =>
  encodeBootstrap(bootstrapFor(world, session, { cookies }), releases[world.release].bootstrapText)
