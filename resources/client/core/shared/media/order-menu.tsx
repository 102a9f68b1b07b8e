import { ArrowDownUp, ChevronDown } from 'lucide-react'

import { classNames } from '@/lib/class-names'
import { Button } from '@/ui/buttons/button'
import { Menu } from '@/ui/overlays/menu'

type OrderMenuProps = {
  /** Accessible name: "Sort", 'Sort songs'. */
  label: string
  orders: readonly { id: string; label: string }[]
  selectedId: string
  onSelect: (id: string) => void
  /** Shows only the icon on phones, next to other tools. */
  isCompact?: boolean
  className?: string
}

/** Menu of the orders that a list can have. */
export function OrderMenu({ label, orders, selectedId, onSelect, isCompact = false, className }: OrderMenuProps) {
  const entries = orders.map((order) => ({ ...order, onSelect: () => onSelect(order.id) }))
  const selected = orders.find(({ id }) => id === selectedId)
  return (
    <Menu
      label={label}
      groups={[{ id: 'order', entries, selectedId }]}
      trigger={(trigger) => (
        <Button
          {...trigger}
          variant="ghost"
          size="sm"
          aria-label={`${label}: ${selected?.label}`}
          className={className}
        >
          <ArrowDownUp aria-hidden className={isCompact ? 'size-6 md:size-4' : 'size-4'} />
          <span className={classNames('contents', isCompact && 'max-md:hidden')}>
            {selected?.label}
            <ChevronDown aria-hidden className="size-4" />
          </span>
        </Button>
      )}
    />
  )
}
