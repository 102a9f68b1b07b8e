import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { type Prefetchable, prefetchable } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { QueryView } from '@/core/shared/screen/query-view'
import { Skeleton } from '@/ui/feedback/skeleton'

import { codeQuery } from './code-query'
import { type AdminRecord, NEW_RECORD, type ResourceDescription, type Resource } from './resource'

/** Loads the code of lists and editors, which the overview does not need. */
const loadScreens = async () => {
  const [{ RecordList }, { RecordEditor }, { firstPage }] = await Promise.all([
    import('./list/record-list'),
    import('./editor/record-editor'),
    import('./list/first-page'),
  ])
  return { RecordList, RecordEditor, firstPage }
}
const screens = codeQuery('screens', loadScreens)

/** Turns a description into a section of the admin area: a list and an editor. */
export const defineResource = <Row extends AdminRecord>(resource: ResourceDescription<Row>): Resource => ({
  ...resource,
  List: () => <Screens>{({ RecordList }) => <RecordList resource={resource} />}</Screens>,
  Editor: ({ recordId }) => (
    <Screens>{({ RecordEditor }) => <RecordEditor resource={resource} recordId={recordId} />}</Screens>
  ),
  prefetch: (recordId) => prefetchScreen(resource, recordId),
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
  resource: ResourceDescription<Row>,
  recordId: string | undefined,
): Prefetchable {
  const code = prefetchable(screens)
  if (recordId === NEW_RECORD) return code
  if (recordId !== undefined) {
    const record = prefetchable(resource.source.show(recordId))
    return { ...record, fetch: async () => void (await Promise.all([code.fetch(), record.fetch()])) }
  }
  return {
    ...code,
    fetch: async () => {
      const { firstPage } = await queryClient.fetchQuery(screens)
      await prefetchable(firstPage(resource)).fetch()
    },
  }
}
