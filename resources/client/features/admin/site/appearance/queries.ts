import { appearance } from '@/contract/groups/appearance'
import { valueLists } from '@/contract/groups/value-lists'
import { call } from '@/core/platform/api/call'
import { query } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'

import { type Appearance, appearanceOf } from './draft/appearance'
import type { Changes } from './draft/changes'

/** Queries for the appearance editor. */
export const appearanceQueries = {
  values: query(appearance.show),
  fonts: query(valueLists.show, { params: { names: 'googleFonts' } }),
  pages: query(valueLists.show, { params: { names: 'pages' } }),
}

/** Refetches the saved appearance. Throws ApiError. */
export async function fetchLatest(): Promise<Appearance> {
  const { values } = await queryClient.fetchQuery({ ...appearanceQueries.values, staleTime: 0 })
  return appearanceOf(values)
}

/** Saves changes of the appearance. Throws ApiError. */
export const saveChanges = (changes: Changes) => call(appearance.save, { body: { changes } })
