import type { Theme } from '@/contract/bootstrap'

import { bootstrapFor } from './bootstrap-data'
import type { Page } from './html'
import { loadersFor } from './page-loaders'
import type { Session } from './sessions'
import type { World } from './world'

/** Cookie with the theme the visitor chose (backend contract, section 10). */
const THEME_COOKIE = 'be-active-theme'

type Visit = {
  world: World
  session: Session
  cookies: Readonly<Record<string, string>>
  url: URL
  /** Path within the site, without a leading slash. */
  path: string
  root: string
}

/** A theme by id, or the default one of a mode; some clients store `light` or `dark`. */
function findTheme(themes: readonly Theme[], choice: unknown): Theme | undefined {
  if (choice === 'light') return themes.find(({ default_light }) => default_light)
  if (choice === 'dark') return themes.find(({ default_dark }) => default_dark)
  return themes.find(({ id }) => String(id) === String(choice))
}

/** The chosen theme where users may choose, else the site's default; the light one when that is left to the device. */
function themeFor({ world, cookies }: Visit): Theme | undefined {
  const { themes, settings } = world.db
  const chosen = settings.themes?.user_change ? findTheme(themes, cookies[THEME_COOKIE]) : undefined
  return chosen ?? findTheme(themes, settings.themes?.default_id) ?? findTheme(themes, 'light') ?? themes[0]
}

type Named = { name?: string | null; display_name?: string | null }

/** What each page's data names what it is about. */
const SUBJECTS = [
  ['channelPage', 'channel'],
  ['artistPage', 'artist'],
  ['albumPage', 'album'],
  ['trackPage', 'track'],
  ['playlistPage', 'playlist'],
  ['userProfilePage', 'user'],
] as const

/** What the page of the loaders is about. */
function nameOf(loaders: Record<string, object>): string | null | undefined {
  const pages = loaders as Record<string, Record<string, Named> | undefined>
  const subject = SUBJECTS.map(([loader, key]) => pages[loader]?.[key]).find(Boolean)
  return subject?.display_name ?? subject?.name
}

/** Everything of the page at an address but the tags that load the client. */
export function sitePage(visit: Visit): Omit<Page, 'entryTags'> {
  const { world, session, url, path, root, cookies } = visit
  const { branding } = world.db.settings
  const theme = themeFor(visit)
  const loaders = loadersFor(world, session, path, cookies)
  const bootstrap = bootstrapFor(world, session, {
    loaders,
    baseUrl: `${url.origin}${root}`,
    selectedThemeId: theme?.id ?? null,
  })
  const site = branding?.site_name ?? ''
  const name = path === '' ? undefined : nameOf(loaders)
  return {
    language: String(bootstrap['language']),
    title: name ? `${name} - ${site}` : site,
    description: branding?.site_description,
    theme,
    root,
    bootstrap,
  }
}
