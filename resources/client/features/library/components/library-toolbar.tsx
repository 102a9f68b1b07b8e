import type { ReactNode } from 'react'

import { TableSearch } from '@/core/data-table/table-search'
import { useTranslation } from '@/core/i18n/use-translation'
import { OrderMenu } from '@/core/media/order-menu'

import type { LibrarySection } from '../sections'
import type { LibraryAddress } from '../use-library-address'

type LibraryToolbarProps = { section: LibrarySection; address: LibraryAddress; pending: boolean; action: ReactNode }

/** What a section is searched for, and its order. */
export function LibraryToolbar({ section, address, pending, action }: LibraryToolbarProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="min-w-56 flex-1 md:max-w-sm">
        <TableSearch query={address.query} onSearch={address.setQuery} pending={pending} />
      </div>
      <div className="-ms-3 flex basis-full items-center justify-between gap-3 md:ms-0 md:basis-auto md:justify-start">
        {section.orders.length > 1 && (
          <OrderMenu
            label={t('Sort')}
            orders={section.orders.map(({ id, label }) => ({ id, label: t(label) }))}
            selectedId={address.order.id}
            onSelect={(id) => address.setOrder(section.orders.find((order) => order.id === id) ?? address.order)}
          />
        )}
        {action}
      </div>
    </div>
  )
}
