import { useState } from 'react'
import * as z from 'zod/mini'

import { stored } from '@/core/platform/storage/local'

import type { DataColumn } from './column'
import type { TableControl } from './use-table-state'

const storedColumns = (table: string) =>
  stored({ key: `columns:${table}`, schema: z.array(z.string()), isDevicePreference: true })

/**
 * Ids of a table's hidden columns, and their setter. Those of a view or a link are in the URL, all others on the device.
 */
export function useHiddenColumns<Row>(
  table: string,
  columns: readonly DataColumn<Row>[],
  { state, change }: TableControl,
) {
  const [own, setOwn] = useState(() => {
    const saved = storedColumns(table).read()
    return columns
      .filter(({ id, isHiddenAtFirst }) => (saved ? saved.includes(id) : isHiddenAtFirst))
      .map(({ id }) => id)
  })
  const hide = (ids: string[]) => {
    if (state.hidden) return change({ hidden: ids, page: state.page }, { replace: true })
    setOwn(ids)
    storedColumns(table).write(ids)
  }
  return [state.hidden ?? own, hide] as const
}
