import { queryClient } from '@/core/platform/api/query-client'
import { listNames } from '@/core/platform/i18n/list-names'
import { translate } from '@/core/platform/i18n/use-translation'
import { deleteRecords } from '@/core/shared/data-table/delete-records'

import { forgetRecord } from './recent-records'
import type { RecordRow, DefinedResource } from './resource'

/** Asks, then deletes records; resolves to whether they are gone, or the server refused permanently. */
export const removeRecords = <Row extends RecordRow>(
  { id: resource, area, source, name, deletion }: DefinedResource<Row>,
  rows: readonly Row[],
): Promise<boolean> =>
  deleteRecords({
    title: translate('[one Delete :count record?|other Delete :count records?]', { count: rows.length }),
    message: translate("This can't be undone: :names", { names: listNames(rows.map(name.of)) }),
    count: rows.length,
    remove: async () => {
      await source.remove?.(rows.map(({ id }) => id))
      // An open editor would refetch its deleted record, and announce a 404.
      for (const { id } of rows) {
        queryClient.removeQueries({ queryKey: source.show(String(id)).queryKey })
        forgetRecord(area.id, { resource, id })
      }
    },
    refresh: source.refresh,
    ...deletion?.(rows),
  })
