import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { ScreenError } from './screen-error'

type QueryViewProps<Data> = {
  query: UseQueryResult<Data, Error>
  /** Shown while loading, in the shape of the content. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** Renders the states of a query: skeleton, error with retry, or data. */
export function QueryView<Data>({ query, skeleton, children }: QueryViewProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error) return <ScreenError error={query.error} onRetry={() => void query.refetch()} />
  return skeleton
}
