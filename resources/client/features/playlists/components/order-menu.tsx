import { ArrowDownUp, ChevronDown } from 'lucide-react'

import { useTranslation } from '@/core/i18n/use-translation'
import { Button } from '@/ui/buttons/button'
import { Menu } from '@/ui/overlays/menu'

import { TRACK_ORDERS, type TrackOrder } from '../track-order'

type OrderMenuProps = { order: TrackOrder; onChange: (order: TrackOrder) => void }

/** The order in which a playlist's tracks are shown and played. */
export function OrderMenu({ order, onChange }: OrderMenuProps) {
  const { t } = useTranslation()
  const entries = TRACK_ORDERS.map((choice) => ({ id: choice.id, label: t(choice.label), onSelect: () => onChange(choice) }))
  return (
    <Menu
      label={t('Order of the songs')}
      groups={[{ id: 'order', entries, selectedId: order.id }]}
      trigger={(trigger) => (
        <Button {...trigger} variant="ghost" size="sm" className="-me-2">
          <ArrowDownUp aria-hidden className="size-4" />
          <span className="sr-only">{t('Order of the songs')}: </span>
          {t(order.label)}
          <ChevronDown aria-hidden className="size-4" />
        </Button>
      )}
    />
  )
}
