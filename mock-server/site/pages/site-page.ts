import type { Theme } from '@/contract/shapes/themes'

import { bootstrapFor } from '../../rules/bootstrap/bootstrap-data'
import { pageHead } from '../../rules/pages/page-head'
import type { Session } from '../../state/parts/session'
import type { World } from '../../state/world'
import type { Page } from './html'
import { loadersFor } from './page-loaders'

/** Cookie with the chosen theme (backend contract, section 10). */
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

/** Finds a theme by id or the default of a mode; some clients store `light` or `dark`. */
function findTheme(themes: readonly Theme[], choice: unknown): Theme | undefined {
  if (choice === 'light') return themes.find(({ default_light }) => default_light)
  if (choice === 'dark') return themes.find(({ default_dark }) => default_dark)
  return themes.find(({ id }) => String(id) === String(choice))
}

/** The chosen theme if users may choose, else the site's default; the light one if the device decides. */
function themeFor({ world, cookies }: Visit): Theme | undefined {
  const { themes, settings } = world.db
  const chosenTheme = settings.themes?.user_change ? findTheme(themes, cookies[THEME_COOKIE]) : undefined
  return chosenTheme ?? findTheme(themes, settings.themes?.default_id) ?? findTheme(themes, 'light') ?? themes[0]
}

/** Input of the page at a path, except the tags that load the client. */
export function sitePage(visit: Visit): Omit<Page, 'entryTags'> {
  const { world, session, url, path, root, cookies } = visit
  const theme = themeFor(visit)
  const loaders = loadersFor(world, session, path, { cookies, site: `${url.origin}${root}` })
  const bootstrap = bootstrapFor(world, session, {
    cookies,
    loaders,
    baseUrl: `${url.origin}${root}`,
    selectedThemeId: theme?.id ?? null,
    lang: url.searchParams.get('lang'),
  })
  return {
    ...headOf(visit, loaders),
    language: String(bootstrap['language']),
    theme,
    customCode: world.db.customCode,
    root,
    bootstrap,
    release: world.release,
  }
}

/** Metadata of the page: the site's own on the home page, else its subject's. */
function headOf({ world, url, path, root }: Visit, loaders: ReturnType<typeof loadersFor>) {
  const { branding } = world.db.settings
  const site = branding?.site_name ?? ''
  const isHome = path === ''
  const { name, description, path: canonical, image, type } = pageHead(loaders)
  const absolute = (path: string) => new URL(path, `${url.origin}${root}`).href
  return {
    title: !isHome && name ? `${name} - ${site}` : site,
    description: (isHome ? undefined : description) ?? branding?.site_description,
    canonical: isHome ? absolute('') : canonical && absolute(canonical + pageOf(url)),
    image: image && absolute(image),
    type,
  }
}

/** Each page of a list has its own canonical URL. */
function pageOf({ searchParams }: URL): string {
  const page = Number(searchParams.get('page'))
  return Number.isInteger(page) && page > 1 ? `?page=${page}` : ''
}
