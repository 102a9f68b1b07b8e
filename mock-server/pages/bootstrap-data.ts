import { laravelJson } from '../laravel-json'
import { playlistsOf } from '../music/playlist-page'
import { unreadCount } from '../notifications/notifications-of'
import { guestRole, permissionsOf } from '../permissions'
import { spell } from '../scenarios/spell'
import type { Session } from '../sessions/sessions'
import type { Db, MockLocalization, MockUser } from '../store/db'
import type { World } from '../world'

const PLAYLISTS = 30

type Options = {
  /** Data of the first page, by loader name. */
  loaders?: Record<string, unknown>
  /** URL of the site's root, with or without a trailing slash. */
  baseUrl?: string
  /** Theme that the visitor chose. */
  selectedThemeId?: number | string | null
}

/** The backend omits falsy settings and groups left empty; lists stay unchanged. */
function withoutFalsy(settings: object): Record<string, unknown> {
  const kept = Object.entries(settings).flatMap(([key, value]: [string, unknown]): [string, unknown][] => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value ? [[key, value]] : []
    const rest = withoutFalsy(value)
    return Object.keys(rest).length > 0 ? [[key, rest]] : []
  })
  return Object.fromEntries(kept)
}

/** PHP encodes an empty map as an empty list. */
const phpMap = <Value>(map: Record<string, Value>) => (Object.keys(map).length > 0 ? map : [])

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

function i18nOf(db: Db, language: string) {
  const localization = db.localizations.all().find((row) => row.language === language)
  return localization ? presentLocalization(db, localization) : null
}

/** Maps a user for themselves. */
export function presentSelf(db: Db, user: MockUser) {
  const { password, verification_code, last_login_at, ...own } = user
  const isTold = db.settings.notifications?.integrated
  return {
    ...own,
    permissions: permissionsOf(db, user),
    ...(isTold && { unread_notifications_count: unreadCount(db, user) }),
  }
}

function settingsOf({ settings }: Db, baseUrl: string | undefined) {
  const siteUrl = baseUrl?.replace(/\/$/, '')
  return withoutFalsy({
    ...settings,
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

const languageOf = ({ settings }: Db, user: MockUser | null, { locale }: Session): string =>
  user?.language ?? locale ?? settings.i18n?.default_localization ?? 'en'

/**
 * Builds the bootstrap data of the first screen (backend contract, section 1.4), in the spelling of the world's
 * scenario.
 */
export function bootstrapFor(world: World, session: Session, options: Options = {}): Record<string, unknown> {
  const { db } = world
  const { settings } = db
  const user = session.userId === null ? null : (db.users.get(session.userId) ?? null)
  const language = languageOf(db, user, session)
  return spell(world, {
    settings: settingsOf(db, options.baseUrl),
    csrf_token: session.csrfToken,
    is_mobile_device: false,
    sentry_release: null,
    default_meta_tags: `<title>${settings.branding?.site_name ?? ''}</title>`,
    guest_role: guestRole(db) ?? null,
    i18n: i18nOf(db, language),
    language,
    themes: { all: db.themes, selectedThemeId: options.selectedThemeId ?? null },
    show_cookie_notice: settings.cookie_notice?.enable ?? false,
    rendered_ssr: false,
    loaders: phpMap(options.loaders ?? {}),
    ...ownOf(db, user),
  }) as Record<string, unknown>
}

/** Bootstrap data as JSON responses carry it: a JSON string. */
export const encodedBootstrap = (world: World, session: Session): string =>
  laravelJson(bootstrapFor(world, session)) ?? ''
