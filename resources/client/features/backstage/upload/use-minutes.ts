import { useQuery } from '@tanstack/react-query'

import { minutesLeft } from './queries'

/**
 * Minutes of music that a user may still upload; null without a limit, and while they are unknown: an earlier number may
 * be wrong by now. `retry` is undefined unless the last request failed.
 */
export function useMinutes(userId: number) {
  const query = useQuery({ ...minutesLeft(userId), refetchOnWindowFocus: 'always', meta: { handlesErrors: true } })
  return {
    minutesLeft: query.isError ? null : (query.data ?? null),
    isFetching: query.isFetching,
    retry: query.isError ? () => void query.refetch() : undefined,
  }
}
