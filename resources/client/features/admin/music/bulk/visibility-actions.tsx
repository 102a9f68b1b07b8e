import { Eye, EyeOff } from 'lucide-react'

import type { Translation } from '@/core/platform/i18n/translation'
import type { BulkAction } from '@/core/shared/data-table/bulk-bar'
import { runOnEach } from '@/core/shared/data-table/run-on-each'
import type { EachRecord } from '@/core/shared/data-table/use-each-run'

type VisibilityOptions<Row> = {
  isPublic: (row: Row) => boolean
  /** Whether a record must stay public. */
  isFixed?: (row: Row) => boolean
  nameOf: (row: Row) => string
  /** Throws ApiError; lists are not refetched. */
  change: (id: number, isPublic: boolean) => Promise<unknown>
  refresh: EachRecord['refresh']
  /** Title of the question, and the toast after all have been changed. */
  texts: (count: number, isPublic: boolean) => Pick<EachRecord, 'title' | 'done'>
}

/** Returns the bulk actions that show records to visitors, and hide them. */
export function visibilityActions<Row extends { id: number }>(
  { t }: Translation,
  { isPublic, isFixed = () => false, nameOf, change, refresh, texts }: VisibilityOptions<Row>,
): BulkAction<Row>[] {
  const run = (toPublic: boolean) => (rows: readonly Row[]) =>
    runOnEach({
      ...texts(rows.length, toPublic),
      message: toPublic ? t('Everyone can find and open them.') : t('Others can no longer find or open them.'),
      confirmLabel: toPublic ? t('Make public') : t('Make private'),
      records: rows.map((row) => ({ id: row.id, name: nameOf(row) })),
      act: (id) => change(id, toPublic),
      refresh,
    })
  return [
    {
      id: 'publish',
      label: t('Make public'),
      icon: <Eye aria-hidden className="size-5" />,
      appliesTo: (row) => !isPublic(row),
      run: run(true),
    },
    {
      id: 'hide',
      label: t('Make private'),
      icon: <EyeOff aria-hidden className="size-5" />,
      appliesTo: (row) => isPublic(row) && !isFixed(row),
      run: run(false),
    },
  ]
}
