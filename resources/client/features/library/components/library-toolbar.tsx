import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { TableSearch } from '@/core/shared/data-table/table-search'
import { OrderMenu } from '@/core/shared/media/order-menu'
import { classNames } from '@/lib/class-names'
import { IconButton } from '@/ui/buttons/icon-button'

import type { LibraryParams, LibrarySection } from '../sections'

type LibraryToolbarProps = { section: LibrarySection; params: LibraryParams; pending: boolean }

/** Search and order of a section. On phones the search field opens on demand below the row, to save space. */
export function LibraryToolbar({ section, params, pending }: LibraryToolbarProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLDivElement>(null)
  const [isExpanded, setIsExpanded] = useState(false)
  const isOpen = isExpanded || params.query !== ''
  const openSearch = () => {
    flushSync(() => setIsExpanded(true))
    field.current?.querySelector('input')?.focus()
  }
  return (
    <>
      <div ref={field} className={classNames('w-full max-md:order-last md:max-w-xs', !isOpen && 'max-md:hidden')}>
        <TableSearch query={params.query} onSearch={params.setQuery} pending={pending} />
      </div>
      <div className="ms-auto flex items-center gap-1 md:ms-0">
        {section.orders.length > 1 && (
          <OrderMenu
            label={t('Sort')}
            orders={section.orders.map(({ id, label }) => ({ id, label: t(label) }))}
            selectedId={params.order.id}
            onSelect={(id) => params.setOrder(section.orders.find((order) => order.id === id) ?? params.order)}
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
