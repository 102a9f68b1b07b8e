import { ListFilter } from 'lucide-react'
import type { ReactNode } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'
import type { MenuGroup } from '@/ui/overlays/menu-rows'

import { type FilterDefinition, withFilter } from './filter-definition'
import { FilterPopover } from './filter-popover'
import { TableSearch } from './table-search'
import type { TableControl } from './use-table-state'

type TableToolbarProps = {
  control: TableControl
  filters: readonly FilterDefinition[]
  pending: boolean
  columnChooser: ReactNode
  exportMenu: ReactNode
  /** Menu of the saved views and the density, for the hidden columns. */
  viewMenu: ((hidden: string[], density: MenuGroup) => ReactNode) | undefined
  hidden: string[]
  density: MenuGroup
  actions: ReactNode
}

/** Toolbar of a table: views, search, filters, columns, export, and the caller's buttons. */
export function TableToolbar({
  control: { state, change },
  filters,
  pending,
  columnChooser,
  exportMenu,
  viewMenu,
  hidden,
  density,
  actions,
}: TableToolbarProps) {
  const { t } = useTranslation()
  const unused = filters.filter(({ key, isPinned }) => !isPinned && !state.filters.some((filter) => filter.key === key))
  return (
    <div className="flex flex-wrap items-center gap-2">
      {viewMenu?.(hidden, density)}
      <div className="min-w-[min(10rem,100%)] flex-1">
        <TableSearch query={state.query} onSearch={(query) => change({ query })} pending={pending} />
      </div>
      {filters.length > 0 && (
        <FilterPopover
          label={t('Add filter')}
          definitions={unused}
          onApply={(filter) => change({ filters: withFilter(state.filters, filter) })}
          trigger={(trigger) => (
            <Button variant="outline" {...trigger} disabled={unused.length === 0}>
              <ListFilter aria-hidden className="size-5" />
              {t('Add filter')}
            </Button>
          )}
        />
      )}
      <div className="ms-auto flex items-center gap-1">
        {columnChooser}
        {exportMenu}
      </div>
      {actions}
    </div>
  )
}
