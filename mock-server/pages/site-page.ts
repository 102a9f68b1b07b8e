import type { Theme } from '@/contract/bootstrap'

import type { Session } from '../sessions/sessions'
import type { World } from '../world'
import { bootstrapFor } from './bootstrap-data'
import type { Page } from './html'
import { pageHead } from './page-head'
import { loadersFor } from './page-loaders'

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

/** Everything of the page at an address but the tags that load the client. */
export function sitePage(visit: Visit): Omit<Page, 'entryTags'> {
  const { world, session, url, path, root, cookies } = visit
  const theme = themeFor(visit)
  const loaders = loadersFor(world, session, path, cookies)
  const bootstrap = bootstrapFor(world, session, {
    loaders,
    baseUrl: `${url.origin}${root}`,
    selectedThemeId: theme?.id ?? null,
  })
  return {
    ...headOf(visit, loaders),
    language: String(bootstrap['language']),
    theme,
    root,
    bootstrap,
  }
}

/** What the head of the page says of it: the home page is the site's own, any other that of what it shows. */
function headOf({ world, url, path, root }: Visit, loaders: ReturnType<typeof loadersFor>) {
  const { branding } = world.db.settings
  const site = branding?.site_name ?? ''
  const isHome = path === ''
  const { name, description, path: canonical, image, type } = pageHead(loaders)
  const absolute = (address: string) => new URL(address, `${url.origin}${root}`).href
  return {
    title: !isHome && name ? `${name} - ${site}` : site,
    description: (isHome ? undefined : description) ?? branding?.site_description,
    canonical: isHome ? absolute('') : canonical && absolute(canonical + pageOf(url)),
    image: image && absolute(image),
    type,
  }
}

/** The pages of a list are pages of their own. */
function pageOf({ searchParams }: URL): string {
  const page = Number(searchParams.get('page'))
  return Number.isInteger(page) && page > 1 ? `?page=${page}` : ''
}
