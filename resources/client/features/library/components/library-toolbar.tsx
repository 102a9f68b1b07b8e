import { ArrowDownUp } from 'lucide-react'
import type { ReactNode } from 'react'

import { TableSearch } from '@/core/data-table/table-search'
import { useTranslation } from '@/core/i18n/use-translation'
import { Button } from '@/ui/buttons/button'
import { Menu } from '@/ui/overlays/menu'

import type { LibrarySection } from '../sections'
import type { LibraryAddress } from '../use-library-address'

type LibraryToolbarProps = { section: LibrarySection; address: LibraryAddress; pending: boolean; action: ReactNode }

/** What a section is searched for, and its order. */
export function LibraryToolbar({ section, address, pending, action }: LibraryToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="min-w-56 flex-1 md:max-w-sm">
        <TableSearch query={address.query} onSearch={address.setQuery} pending={pending} />
      </div>
      {section.orders.length > 1 && <OrderMenu section={section} address={address} />}
      {action}
    </div>
  )
}

function OrderMenu({ section: { orders }, address: { order, setOrder } }: Pick<LibraryToolbarProps, 'section' | 'address'>) {
  const { t } = useTranslation()
  const entries = orders.map((one) => ({ id: one.id, label: t(one.label), onSelect: () => setOrder(one) }))
  return (
    <Menu
      label={t('Sort')}
      groups={[{ id: 'order', entries, selectedId: order.id }]}
      trigger={(trigger) => (
        <Button {...trigger} variant="ghost" aria-label={`${t('Sort')}: ${t(order.label)}`}>
          <ArrowDownUp aria-hidden />
          {t(order.label)}
        </Button>
      )}
    />
  )
}
