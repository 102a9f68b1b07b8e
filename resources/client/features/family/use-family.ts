import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { reportError } from '@/core/platform/error-reporting/report-error'

import { hasRoom } from './family-rules'
import { familyQueries } from './queries'

/** The profiles of the visitor's family, as many as were fetched, and how many there are. */
export function useFamily() {
  const query = useInfiniteQuery(familyQueries.list)
  const pages = query.data?.pages
  return { query, profiles: pages?.flatMap(({ pagination }) => pagination.items), count: pages?.[0]?.total_count }
}

/** Whether the family may have one more; undefined until that is known. If it cannot be counted, the server has the last word (spec section 8). */
export function useRoom(): boolean | undefined {
  const bootstrap = useBootstrap((all) => all)
  const { data, error } = useQuery(familyQueries.count)
  useEffect(() => {
    if (error) reportError(error)
  }, [error])
  if (error) return true
  return data && hasRoom(bootstrap, data.total_count)
}
