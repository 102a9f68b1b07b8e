import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { type Prefetchable, prefetchable } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { QueryView } from '@/core/shared/screen/query-view'
import { Skeleton } from '@/ui/feedback/skeleton'

import { type AdminRecord, NEW_RECORD, type RecordDescription, type RecordKind } from './record-kind'
import { codeQuery } from './records/code-query'

/** Loads the code of lists and editors, which the overview does not need. */
const loadScreens = async () => {
  const [{ RecordList }, { RecordEditor }, { firstPage }] = await Promise.all([
    import('./records/record-list'),
    import('./records/record-editor'),
    import('./records/first-page'),
  ])
  return { RecordList, RecordEditor, firstPage }
}
const screens = codeQuery('screens', loadScreens)

/** Turns a description into a section of the admin area: a list and an editor. */
export const defineKind = <Row extends AdminRecord>(kind: RecordDescription<Row>): RecordKind => ({
  ...kind,
  List: () => <Screens>{({ RecordList }) => <RecordList kind={kind} />}</Screens>,
  Editor: ({ recordId }) => <Screens>{({ RecordEditor }) => <RecordEditor kind={kind} recordId={recordId} />}</Screens>,
  prefetch: (recordId) => prefetchScreen(kind, recordId),
})

function Screens({ children }: { children: (code: Awaited<ReturnType<typeof loadScreens>>) => ReactNode }) {
  return (
    <QueryView query={useQuery(screens)} skeleton={<Skeleton className="h-120 rounded-panel" />}>
      {children}
    </QueryView>
  )
}

/** Prefetches the code, and the first page of the list or the record. */
function prefetchScreen<Row extends AdminRecord>(
  kind: RecordDescription<Row>,
  recordId: string | undefined,
): Prefetchable {
  const code = prefetchable(screens)
  if (recordId === NEW_RECORD) return code
  if (recordId !== undefined) {
    const record = prefetchable(kind.source.show(recordId))
    return { ...record, fetch: async () => void (await Promise.all([code.fetch(), record.fetch()])) }
  }
  return {
    ...code,
    fetch: async () => {
      const { firstPage } = await queryClient.fetchQuery(screens)
      await prefetchable(firstPage(kind)).fetch()
    },
  }
}
