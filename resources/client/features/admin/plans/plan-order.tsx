// Separate chunk: loaded by the button above the list.
import { QueryClientProvider, useQuery } from '@tanstack/react-query'

import type { Product } from '@/contract/products'
import { queryClient } from '@/core/platform/api/query-client'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { PanelQuery } from '@/core/shared/screen/panel-frame'
import { Button } from '@/ui/buttons/button'
import { ReorderableList } from '@/ui/collections/reorderable-list'

import { orderPlans } from './order-plans'
import { PlanBadges } from './plan-badges'
import { planQueries } from './queries'

/** The plans in the order that visitors see; each move is saved at once. */
export function PlanOrder({ close }: DialogProps) {
  const { t } = useTranslation()
  return (
    <DialogPanel title={t('Order of plans')} size="lg" footer={<Button onClick={() => close()}>{t('Done')}</Button>}>
      <p className="mb-3 text-sm text-muted">{t('Visitors see the plans in this order. Changes are saved at once.')}</p>
      <QueryClientProvider client={queryClient}>
        <OrderedPlans />
      </QueryClientProvider>
    </DialogPanel>
  )
}

function OrderedPlans() {
  const { t } = useTranslation()
  return (
    <PanelQuery query={useQuery(planQueries.all)} height="h-72">
      {(plans) => (
        <ReorderableList<Product>
          label={t('Order of plans')}
          items={plans}
          itemKey={({ id }) => String(id)}
          itemName={({ name }) => name}
          renderItem={(plan) => (
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 font-semibold break-words">{plan.name}</span>
              <PlanBadges plan={plan} />
            </span>
          )}
          onReorder={(keys) => void orderPlans(plans, keys.map(Number))}
        />
      )}
    </PanelQuery>
  )
}
