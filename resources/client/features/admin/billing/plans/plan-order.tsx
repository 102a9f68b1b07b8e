// Separate chunk: loaded by the button above the list.
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { Product } from '@/contract/groups/products'
import { queryClient } from '@/core/platform/api/query-client'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { PanelQuery } from '@/core/shared/screen/screen-panel'
import { Button } from '@/ui/buttons/button'
import { ReorderableList } from '@/ui/collections/reorderable-list'

import { orderPlans } from './order-plans'
import { PlanBadges } from './plan-badges'
import { planQueries } from './queries'

/** The plans in the order that visitors see; each move is saved immediately. */
export function PlanOrder({ close }: DialogProps) {
  const { t } = useTranslation()
  const [saves, setSaves] = useState(0)

  async function save(plans: readonly Product[], ids: readonly number[]): Promise<void> {
    setSaves((count) => count + 1)
    await orderPlans(plans, ids)
    setSaves((count) => count - 1)
  }
  return (
    <DialogPanel
      title={t('Order of plans')}
      size="lg"
      footer={
        <Button pending={saves > 0} onClick={() => close()}>
          {t('Done')}
        </Button>
      }
    >
      <p className="mb-3 text-sm text-muted">
        {t('Visitors see the plans in this order. Changes are saved right away.')}
      </p>
      <QueryClientProvider client={queryClient}>
        <OrderedPlans onReorder={(plans, ids) => void save(plans, ids)} />
      </QueryClientProvider>
    </DialogPanel>
  )
}

type OrderedPlansProps = { onReorder: (plans: readonly Product[], ids: readonly number[]) => void }

function OrderedPlans({ onReorder }: OrderedPlansProps) {
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
          onReorder={(keys) => onReorder(plans, keys.map(Number))}
        />
      )}
    </PanelQuery>
  )
}
