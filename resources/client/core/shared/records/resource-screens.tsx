import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { queryClient } from '@/core/platform/api/query-client'
import { QueryView } from '@/core/shared/screen/query-view'

import { editorSkeleton, listSkeleton } from './record-skeletons'
import { type DefinedResource, type ListTools, NEW_RECORD, type RecordRow } from './resource'
import { codeQuery } from './sections/code-query'

/** Loads the code of lists and editors, which an area's overview does not need. */
const loadScreens = async () => {
  const [{ RecordList }, { RecordEditor }, { firstPage }] = await Promise.all([
    import('./list/record-list'),
    import('./editor/record-editor'),
    import('./list/first-page'),
  ])
  return { RecordList, RecordEditor, firstPage }
}

/** The code of all lists and editors. */
export const screens = codeQuery('screens', loadScreens)

type ResourceProps<Row extends RecordRow> = { resource: DefinedResource<Row> }

/** The list of a resource, whose code loads with it. */
export function ResourceList<Row extends RecordRow>({ resource }: ResourceProps<Row>) {
  const tools = useQuery(toolsOf(resource))
  return (
    <Screens skeleton={listSkeleton}>
      {({ RecordList }) =>
        resource.listTools ? (
          <QueryView query={tools} skeleton={listSkeleton}>
            {(loaded) => <RecordList resource={resource} tools={loaded} />}
          </QueryView>
        ) : (
          <RecordList resource={resource} tools={{}} />
        )
      }
    </Screens>
  )
}

/** Loads further parts of a list, as far as it has any. */
const toolsOf = <Row extends RecordRow>({ area, id, listTools }: DefinedResource<Row>) => ({
  ...codeQuery(`list of ${area.id}.${id}`, async (): Promise<ListTools<Row>> => (await listTools?.()) ?? {}),
  enabled: listTools !== undefined,
})

/** The editor of a record, whose code loads with it. */
export function ResourceEditor<Row extends RecordRow>(props: ResourceProps<Row> & { recordId: string }) {
  return <Screens skeleton={editorSkeleton}>{({ RecordEditor }) => <RecordEditor {...props} />}</Screens>
}

type ScreensProps = { skeleton: ReactNode; children: (code: Awaited<ReturnType<typeof loadScreens>>) => ReactNode }

function Screens({ skeleton, children }: ScreensProps) {
  return (
    <QueryView query={useQuery(screens)} skeleton={skeleton}>
      {children}
    </QueryView>
  )
}

/** Fetches a record, or the code and the first page of a list, for a link to it. */
export async function fetchScreen<Row extends RecordRow>(
  resource: DefinedResource<Row>,
  recordId: string | undefined,
): Promise<void> {
  if (recordId === NEW_RECORD) return
  if (recordId !== undefined) return queryClient.prefetchQuery(resource.source.show(recordId))
  const [{ firstPage }] = await Promise.all([
    queryClient.fetchQuery(screens),
    resource.listTools && queryClient.fetchQuery(toolsOf(resource)),
  ])
  const page = firstPage(resource)
  if (page) await queryClient.prefetchQuery(page)
}
