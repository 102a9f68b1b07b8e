import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { pageSizeOf } from '@/core/shared/data-table/page-size'
import { initialTableState, tableQueryOf } from '@/core/shared/data-table/table-state'
import { defaultView, readViews } from '@/core/shared/data-table/views/saved-view'

import type { RecordRow, DefinedResource } from '../resource'

/** Query for the first page of a list, unfiltered; undefined if it opens with a saved view. */
export const firstPage = <Row extends RecordRow>({ id, source }: DefinedResource<Row>) =>
  defaultView(readViews(getBootstrap().user?.id ?? null, id))
    ? undefined
    : source.list(tableQueryOf({ ...initialTableState, perPage: pageSizeOf(id) }))
