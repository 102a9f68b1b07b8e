import * as z from 'zod/mini'

import { stored } from '@/core/platform/storage/local'

import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from './table-state'

const storedSize = (table: string) =>
  stored({
    key: `rows:${table}`,
    schema: z.number().check(z.refine((rows) => PAGE_SIZES.includes(rows))),
    isDevicePreference: true,
  })

/** Returns the page size in rows that the user last chose for a table. */
export const pageSizeOf = (table: string): number => storedSize(table).read() ?? DEFAULT_PAGE_SIZE

/** Stores the page size of a table on the device. */
export const storePageSize = (table: string, rows: number): void => void storedSize(table).write(rows)
