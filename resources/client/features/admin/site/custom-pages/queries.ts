import { type CustomPage, customPages } from '@/contract/groups/custom-pages'
import { valueLists } from '@/contract/groups/value-lists'
import { call } from '@/core/platform/api/call'
import { keyOf, query, queryPart } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import type { RecordSource } from '@/core/shared/records/resource'
import { foldText } from '@/lib/text'

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

/** Finds pages of the site by title or address, with the paths that links to them have. */
export async function findOwnPages(text: string): Promise<{ title: string; path: string }[]> {
  const { pages } = await queryClient.fetchQuery(query(valueLists.show, { params: { names: 'pages' } }))
  return pages
    .map((page) => ({ title: page.title || page.slug || `#${page.id}`, path: pagePath(page) }))
    .filter(({ title, path }) => foldText(`${title} ${path}`).includes(foldText(text)))
}
