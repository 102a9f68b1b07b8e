import { QueryClientProvider, useQuery } from '@tanstack/react-query'

import { queryClient } from '@/core/platform/api/query-client'
import { PanelError } from '@/core/shared/screen/query-view'

import { planQueries } from './plan-queries'
import { PlanTable, type PlanTableOptions, PlanTableSkeleton } from './plan-table'

/** A {@link PlanTable} that requests the plans, for any page. */
export const PlanList = (options: PlanTableOptions) => (
  <QueryClientProvider client={queryClient}>
    <QueriedTable {...options} />
  </QueryClientProvider>
)

function QueriedTable(options: PlanTableOptions) {
  const { data, error, refetch } = useQuery(planQueries.list)
  if (data) return <PlanTable products={data.pagination.items} {...options} />
  return error ? <PanelError error={error} onRetry={() => void refetch()} /> : <PlanTableSkeleton />
}
