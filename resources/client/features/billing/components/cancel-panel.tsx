import { type KeyboardEvent, type Ref, useId } from 'react'

import { formatDate } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import type { VisibleSubscription } from '@/core/shared/subscription/subscription-state'
import { PlanLossList } from '@/core/shared/upsell/plan-loss'
import { Button } from '@/ui/buttons/button'

import { ActionRow } from './action-row'

type CancelPanelProps = {
  ref: Ref<HTMLDivElement>
  shown: VisibleSubscription
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
}

const focus = (title: HTMLElement | null): void => title?.focus()

/** Says until which date a cancelled plan works and what it no longer includes then; the second press cancels. */
export function CancelPanel({ ref, shown, isPending, onConfirm, onClose }: CancelPanelProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !isPending) onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles Escape of the buttons inside
    <div
      ref={ref}
      role="group"
      aria-labelledby={titleId}
      onKeyDown={closeByKey}
      className="flex flex-col gap-4 rounded-input border-2 border-edge p-4 md:p-5"
    >
      <h4 id={titleId} ref={focus} tabIndex={-1} className="text-lg outline-none">
        {t('Cancel your plan?')}
      </h4>
      <Consequences shown={shown} />
      <ActionRow>
        <Button variant="danger" pending={isPending} onClick={onConfirm}>
          {t('Cancel plan')}
        </Button>
        <Button variant="outline" disabled={isPending} onClick={onClose}>
          {t('Keep plan')}
        </Button>
      </ActionRow>
    </div>
  )
}

function Consequences({ shown: { subscription, state } }: Pick<CancelPanelProps, 'shown'>) {
  const { t } = useTranslation()
  const end = useEnd(state)
  return (
    <>
      <p>{end}</p>
      <PlanLossList subscription={subscription} />
      <p>{t('Your account, playlists and liked songs stay.')}</p>
    </>
  )
}

/** Date until which a cancelled plan works. */
function useEnd({ kind, date }: VisibleSubscription['state']): string {
  const { t } = useTranslation()
  if (kind === 'pastDue') return t('Your plan ends, and nothing more is charged.')
  if (!date) return t('Your plan works until the end of the paid period, and nothing more is charged.')
  return t('Your plan works until :date, and nothing more is charged.', {
    date: formatDate(date),
  })
}
