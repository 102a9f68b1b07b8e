import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { PanelError } from '@/core/shared/screen/query-view'
import { classNames } from '@/lib/class-names'
import { Skeleton } from '@/ui/feedback/skeleton'

type PanelQueryProps<Data> = {
  query: UseQueryResult<Data, Error>
  /** Height class of the skeleton. */
  height: string
  children: (data: Data) => ReactNode
}

/** A panel's query, with its own skeleton, error and retry. */
export function PanelQuery<Data>({ query, height, children }: PanelQueryProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error) return <PanelError error={query.error} onRetry={() => void query.refetch()} />
  return <Skeleton className={classNames('rounded-input', height)} />
}
