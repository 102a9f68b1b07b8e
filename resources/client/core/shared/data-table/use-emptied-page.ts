import { useEffect, useEffectEvent, useState } from 'react'

import type { TableControl, useTablePage } from './use-table-state'

/** Shows the page before one whose rows have all been deleted, in the same history entry. */
export function useEmptiedPage(
  { state: { page }, change }: TableControl,
  { page: loaded, isFetching, isOutdated }: ReturnType<typeof useTablePage>,
): void {
  const [filled, setFilled] = useState<TableControl['state']['page']>()
  const count = isOutdated ? undefined : loaded?.items.length
  if (count && filled !== page) setFilled(page)
  const isEmptied = count === 0 && filled === page && !isFetching
  const showPrevious = useEffectEvent(() => {
    if (typeof page === 'number' && page > 1) change({ page: page - 1 }, { replace: true })
  })
  useEffect(() => {
    if (isEmptied) showPrevious()
  }, [isEmptied])
}
