import { useState } from 'react'
import * as z from 'zod/mini'

import { stored } from '@/core/platform/storage/local'

import type { DataColumn } from './column'

const memoryOf = (table: string) =>
  stored({ key: `columns:${table}`, schema: z.array(z.string()), isDevicePreference: true })

/** Ids of the columns a visitor has hidden, remembered for each table; and the way to hide or show one. */
export function useHiddenColumns<Row>(table: string, columns: readonly DataColumn<Row>[]) {
  const [hidden, setHidden] = useState(() => {
    const kept = memoryOf(table).read()
    return columns.filter(({ id, isHiddenAtFirst }) => (kept ? kept.includes(id) : isHiddenAtFirst)).map(({ id }) => id)
  })
  const hide = (ids: string[]) => {
    setHidden(ids)
    memoryOf(table).write(ids)
  }
  return [hidden, hide] as const
}
