import { QueryClientProvider, useQuery } from '@tanstack/react-query'

import type { Bootstrap } from '@/contract/groups/bootstrap'
import type { Product } from '@/contract/groups/products'
import { queryClient } from '@/core/platform/api/query-client'
import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import type { TranslationKey } from '@/core/platform/i18n/use-translation'
import {
  type PlanSuggestion,
  PlanTable,
  type PlanTableOptions,
  PlanTableSkeleton,
} from '@/core/shared/plan-table/plan-table'
import { planQueries } from '@/core/shared/pricing/plan-queries'
import { PanelError } from '@/core/shared/screen/query-view'

import { planWith } from './plan-with'

type PlanListProps = PlanTableOptions & {
  /** Permission that the visitor lacks: the plan that grants it comes first. */
  missing?: string | undefined
}

/** A {@link PlanTable} that requests the plans, for any page. */
export const PlanList = (options: PlanListProps) => (
  <QueryClientProvider client={queryClient}>
    <QueriedTable {...options} />
  </QueryClientProvider>
)

function QueriedTable({ missing, ...options }: PlanListProps) {
  const { data, error, refetch } = useQuery(planQueries.list)
  const bootstrap = useBootstrap((all) => all)
  if (data) {
    const { items } = data.pagination
    return <PlanTable products={items} suggestion={suggest(bootstrap, missing, items)} {...options} />
  }
  return error ? <PanelError error={error} onRetry={() => void refetch()} /> : <PlanTableSkeleton />
}

/** Returns the cheapest plan on sale with a missing permission, and the reason for it. */
function suggest(bootstrap: Bootstrap, missing: string | undefined, products: Product[]): PlanSuggestion | undefined {
  const plan = missing === undefined ? undefined : planWith(bootstrap, missing, products)
  return missing !== undefined && plan ? { plan, reason: reasonFor(missing) } : undefined
}

const reasons = new Map<string, TranslationKey>([
  ['music.play', 'Includes listening to music'],
  ['music.download', 'Includes downloads'],
  ['music.embed', 'Includes players for your website'],
  ['music.create', 'Includes uploads of your music'],
  ['family.add', 'Includes more family profiles'],
  ['playlists.create', 'Includes creating playlists'],
  ['comments.create', 'Includes writing comments'],
  ['workspaces.create', 'Includes creating workspaces'],
])

/** Text that says why a plan is suggested to a visitor without a permission. */
const reasonFor = (permission: string): TranslationKey => reasons.get(permission) ?? 'Includes what you need'
