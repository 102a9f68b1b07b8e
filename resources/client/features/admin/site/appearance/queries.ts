import { appearance } from '@/contract/groups/appearance'
import { roles } from '@/contract/groups/roles'
import { valueLists } from '@/contract/groups/value-lists'
import type { Output } from '@/contract/machinery/endpoint'
import { call } from '@/core/platform/api/call'
import { query, queryPart } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'

import { type Appearance, appearanceOf } from './draft/appearance'
import type { Changes } from './draft/changes'

/** More roles than a site has. */
const MAX_ROLES = 100

/** Queries for the appearance editor. */
export const appearanceQueries = {
  values: query(appearance.show),
  fonts: query(valueLists.show, { params: { names: 'googleFonts' } }),
  /** Targets and conditions to choose for menu items. */
  menuLists: query(valueLists.show, { params: { names: 'menuItemCategories,pages,roles,permissions' } }),
  /** The roles with their permissions. */
  roles: queryPart(roles.list, ({ pagination }) => pagination.items, { query: { perPage: MAX_ROLES } }),
}

/** Query for the tags of kinds of pages. */
export const seoTagsQuery = (pages: readonly string[]) =>
  query(appearance.seoTags, { params: { names: pages.join(',') } })

/** Lists tags by kind of page, without the response's `status`: the own ones are undefined if the original ones apply. */
export const tagsIn = (tags: Output<typeof appearance.seoTags>) =>
  Object.entries(tags).flatMap(([name, page]) =>
    typeof page === 'string' ? [] : [{ name, custom: page.custom || undefined, original: page.original ?? '' }],
  )

/** Refetches the saved appearance, with the tags of some kinds of pages. Throws ApiError. */
export async function fetchLatest(pages: readonly string[] = []): Promise<Appearance> {
  const [{ values }, tags] = await Promise.all([
    queryClient.fetchQuery({ ...appearanceQueries.values, staleTime: 0 }),
    pages.length > 0 ? queryClient.fetchQuery({ ...seoTagsQuery(pages), staleTime: 0 }) : {},
  ])
  return { ...appearanceOf(values), seo: Object.fromEntries(tagsIn(tags).map(({ name, custom }) => [name, custom])) }
}

/** Saves changes of the appearance. Throws ApiError. */
export const saveChanges = (changes: Changes) => call(appearance.save, { body: { changes } })

/** Saves the tags of a kind of page; null brings the original ones back. Throws ApiError. */
export const saveTags = (page: string, tags: string | null) =>
  call(appearance.saveSeoTags, { params: { names: page }, body: { tags } })
