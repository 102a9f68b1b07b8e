import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { translate } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { hasPermission } from '@/core/platform/session/permissions'
import { sellsPlans } from '@/core/platform/settings/sells-plans'
import type { OwnPage } from '@/core/shared/rich-text/edited-site'
import { safePath } from '@/lib/browser/safe-url'
import { foldText } from '@/lib/text'

import { linkTargets } from './queries'

/** Pages that every site has. */
const fixedPages = (): OwnPage[] => [
  { title: translate('Home page'), path: paths.home.link() },
  ...(sellsPlans(getBootstrap().settings) ? [{ title: translate('Plans'), path: paths.pricing.link() }] : []),
  { title: translate('Contact us'), path: paths.contact.link() },
  { title: translate('Search'), path: paths.search.link({}) },
]

/**
 * Finds pages of the site, with the paths that links to them have: by title or path custom pages, channels and other
 * routes; by name also artists and albums. Throws ApiError.
 */
export async function findOwnPages(text: string, signal: AbortSignal): Promise<OwnPage[]> {
  const may = (kind: string) => text !== '' && hasPermission(getBootstrap(), `${kind}.view`)
  const [pages, artists, albums] = await Promise.all([
    linkTargets.pages(),
    may('artists') ? linkTargets.artists(text, signal) : [],
    may('albums') ? linkTargets.albums(text, signal) : [],
  ])
  const listed = [...pages, ...fixedPages()].filter(
    ({ title, path }) => safePath(path) !== undefined && foldText(`${title} ${path}`).includes(foldText(text)),
  )
  // The server may offer a fixed page too.
  return [...new Map([...listed, ...artists, ...albums].map((page) => [page.path, page])).values()]
}
