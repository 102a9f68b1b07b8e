import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { reportError } from '@/core/platform/error-reporting/report-error'

import { hasRoom } from './family-rules'
import { familyQueries } from './queries'

/** The family's profiles loaded so far, and their total number. */
export function useFamily() {
  const query = useInfiniteQuery(familyQueries.list)
  const pages = query.data?.pages
  return { query, profiles: pages?.flatMap(({ pagination }) => pagination.items), count: pages?.[0]?.total_count }
}

/**
 * Whether the family has room for a profile; undefined until known. If counting fails, the server decides (spec section
 * 8).
 */
export function useRoom(): boolean | undefined {
  const bootstrap = useBootstrap((all) => all)
  const { data, error } = useQuery(familyQueries.count)
  useEffect(() => {
    if (error) reportError(error)
  }, [error])
  if (error) return true
  return data && hasRoom(bootstrap, data.total_count)
}
