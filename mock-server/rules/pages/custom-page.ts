import type { Caller } from '../../state/caller'
import type { Db } from '../../state/store/db'
import { findRow, notFound } from '../../state/store/find-row'
import type { MockCustomPage } from '../../state/store/page-rows'
import { pageHead } from './page-head'
import { seoTags } from './seo-tags'

/** Finds a page by the id or slug in the path. Throws 404. */
function findCustomPage(db: Db, idOrSlug: string): MockCustomPage {
  if (/^\d+$/.test(idOrSlug)) return findRow(db.customPages, idOrSlug, 'CustomPage')
  const page = db.customPages.all().find(({ slug }) => slug === idOrSlug)
  if (!page) throw notFound('CustomPage', idOrSlug)
  return page
}

/** A custom page with the tags of its head; `site` is the URL of the site's root. */
export function customPage({ db, release }: Caller, idOrSlug: string, site: string) {
  const page = findCustomPage(db, idOrSlug)
  const head = pageHead({ customPage: { page } })
  const name = db.settings.branding?.site_name ?? ''
  return { page, loader: 'customPage', seo: seoTags(head, { release, url: site, name }) }
}
