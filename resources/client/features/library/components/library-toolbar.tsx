import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { TableSearch } from '@/core/shared/data-table/table-search'
import { OrderMenu } from '@/core/shared/media/order-menu'
import { classNames } from '@/lib/class-names'
import { IconButton } from '@/ui/buttons/icon-button'

import type { LibrarySection } from '../sections'
import type { LibraryAddress } from '../use-library-address'

type LibraryToolbarProps = { section: LibrarySection; address: LibraryAddress; pending: boolean }

/** Search and order of a section. On phones the search field opens below the row, which leaves the screen to the music. */
export function LibraryToolbar({ section, address, pending }: LibraryToolbarProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLDivElement>(null)
  const [isAsked, setIsAsked] = useState(false)
  const isOpen = isAsked || address.query !== ''
  const openSearch = () => {
    flushSync(() => setIsAsked(true))
    field.current?.querySelector('input')?.focus()
  }
  return (
    <>
      <div ref={field} className={classNames('w-full max-md:order-last md:max-w-xs', !isOpen && 'max-md:hidden')}>
        <TableSearch query={address.query} onSearch={address.setQuery} pending={pending} />
      </div>
      <div className="ms-auto flex items-center gap-1 md:ms-0">
        {section.orders.length > 1 && (
          <OrderMenu
            label={t('Sort')}
            orders={section.orders.map(({ id, label }) => ({ id, label: t(label) }))}
            selectedId={address.order.id}
            onSelect={(id) => address.setOrder(section.orders.find((order) => order.id === id) ?? address.order)}
            isCompact
          />
        )}
        {!isOpen && (
          <IconButton label={t('Search')} icon={<Search aria-hidden />} onClick={openSearch} className="md:hidden" />
        )}
      </div>
    </>
  )
}
