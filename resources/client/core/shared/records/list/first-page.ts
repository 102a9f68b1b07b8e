import { pageSizeOf } from '@/core/shared/data-table/page-size'
import { initialTableState, tableQueryOf } from '@/core/shared/data-table/table-state'

import type { RecordRow, DefinedResource } from '../resource'

/** Query for the first page of a list, unfiltered. */
export const firstPage = <Row extends RecordRow>({ id, source }: DefinedResource<Row>) =>
  source.list(tableQueryOf({ ...initialTableState, perPage: pageSizeOf(id) }))
