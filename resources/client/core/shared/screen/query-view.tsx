import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { ScreenError } from './screen-error'

type QueryViewProps<Data> = {
  query: UseQueryResult<Data, Error>
  /** Has the shape of what comes. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** The three states of server data: its skeleton, its error with a way to try again, itself. */
export function QueryView<Data>({ query, skeleton, children }: QueryViewProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error) return <ScreenError error={query.error} onRetry={() => void query.refetch()} />
  return skeleton
}
