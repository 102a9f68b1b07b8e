import { appearance } from '@/contract/groups/appearance'
import { roles } from '@/contract/groups/roles'
import { valueLists } from '@/contract/groups/value-lists'
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
  pages: query(valueLists.show, { params: { names: 'pages' } }),
  /** Targets and conditions to choose for menu items. */
  menuLists: query(valueLists.show, { params: { names: 'menuItemCategories,pages,roles,permissions' } }),
  /** The roles with their permissions. */
  roles: queryPart(roles.list, ({ pagination }) => pagination.items, { query: { perPage: MAX_ROLES } }),
}

/** Refetches the saved appearance. Throws ApiError. */
export async function fetchLatest(): Promise<Appearance> {
  const { values } = await queryClient.fetchQuery({ ...appearanceQueries.values, staleTime: 0 })
  return appearanceOf(values)
}

/** Saves changes of the appearance. Throws ApiError. */
export const saveChanges = (changes: Changes) => call(appearance.save, { body: { changes } })
