import { toCsv } from '@/lib/files/csv'

import type { DataColumn } from './column'

/** The rows in view as a file for spreadsheets: the columns that are shown, in their order, under their headers. */
export function tableFile<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]): Blob {
  const written = columns.flatMap(({ header, text }) => (text ? [{ header, text }] : []))
  const csv = toCsv([written.map(({ header }) => header), ...rows.map((row) => written.map(({ text }) => text(row)))])
  return new Blob([csv], { type: 'text/csv;charset=utf-8' })
}
