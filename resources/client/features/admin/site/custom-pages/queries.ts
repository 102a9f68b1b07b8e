import { type CustomPage, customPages } from '@/contract/groups/custom-pages'
import { valueLists } from '@/contract/groups/value-lists'
import { call } from '@/core/platform/api/call'
import { keyOf, query, queryPart } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { translate, translateIfKnown } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { findModels } from '@/core/shared/records/queries'
import type { RecordSource } from '@/core/shared/records/resource'
import type { OwnPage } from '@/core/shared/rich-text/edited-site'

import { pagePath } from './page-path'

/** Requests for the custom pages. */
export const pageSource: RecordSource<CustomPage> = {
  list: (tableQuery) => queryPart(customPages.list, ({ pagination }) => pagination, { query: tableQuery }),
  show: (id) => queryPart(customPages.show, ({ page }) => page, { params: { idOrSlug: id } }),
  remove: (ids) => call(customPages.remove, { params: { ids: ids.join() } }),
  refresh: () =>
    Promise.all(
      [customPages.list, customPages.show].map((each) => queryClient.invalidateQueries({ queryKey: keyOf(each) })),
    ),
}

const pageLists = query(valueLists.show, { params: { names: 'menuItemCategories,pages' } })

/** Searches what links on a page can lead to. Each throws ApiError. */
export const linkTargets = {
  /** Custom pages, and the routes that the server offers for menus. */
  pages: async (): Promise<OwnPage[]> => {
    const { pages, menuItemCategories } = await queryClient.fetchQuery(pageLists)
    const routes = menuItemCategories
      .filter(({ type }) => (type ?? 'route') === 'route')
      .flatMap(({ name, items }) =>
        items.map(({ label, action }) => ({ title: label, path: action, kind: translateIfKnown(name) })),
      )
    return [
      ...pages.map((page) => ({ title: page.title || page.slug || `#${page.id}`, path: pagePath(page) })),
      ...routes,
    ]
  },
  artists: async (text: string, signal: AbortSignal): Promise<OwnPage[]> =>
    (await findModels('artist', text, signal)).map(({ id, name }) => ({
      title: name,
      path: paths.artist.link({ id: Number(id), name }),
      kind: translate('Artist'),
    })),
  albums: async (text: string, signal: AbortSignal): Promise<OwnPage[]> =>
    (await findModels('album', text, signal)).map(({ id, name }) => ({
      title: name,
      path: paths.album.link({ id: Number(id), name }),
      kind: translate('Album'),
    })),
}
