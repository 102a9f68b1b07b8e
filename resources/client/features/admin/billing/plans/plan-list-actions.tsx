import { useMutation } from '@tanstack/react-query'
import { ListOrdered, RefreshCw } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import type { Rights } from '@/core/shared/records/use-rights'
import { toast } from '@/core/shared/toasts/toast-store'
import { Button } from '@/ui/buttons/button'
import { IconButton } from '@/ui/buttons/icon-button'

import { planMutations } from './queries'

/** Buttons above the list: the order of the plans, and their sync with the payment gateways. */
export function PlanListActions({ rights }: { rights: Rights }) {
  const { t } = useTranslation()
  const sync = useMutation(planMutations.sync)
  if (!rights.update) return null
  const order = () => openLazyDialog(async () => (await import('./plan-order')).PlanOrder).catch(announceFailure)
  const push = () =>
    sync.mutate(undefined, { onSuccess: () => void toast.positive(t('Plans synced with the payment gateways')) })
  return (
    <>
      <Button variant="outline" onClick={() => void order()}>
        <ListOrdered aria-hidden className="size-5" />
        {t('Change order')}
      </Button>
      <IconButton
        label={t('Sync with payment gateways')}
        icon={<RefreshCw />}
        pending={sync.isPending}
        onClick={push}
      />
    </>
  )
}
