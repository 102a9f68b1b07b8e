import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { type Prefetchable, prefetchable } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { NotFound, QueryView } from '@/core/shared/screen/query-view'
import { Skeleton } from '@/ui/feedback/skeleton'

import {
  type DefinedResource,
  type ListTools,
  NEW_RECORD,
  type RecordRow,
  type Resource,
  type ResourceDescription,
} from './resource'
import type { Area } from './sections/area'
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
const screens = codeQuery('screens', loadScreens)

/** Turns a description into a section of an area: a list and an editor. */
export function defineResource<Row extends RecordRow>(area: Area, description: ResourceDescription<Row>): Resource {
  const resource: DefinedResource<Row> = {
    ...description,
    area,
    link: (recordId) => area.link(recordId === undefined ? description.id : `${description.id}/${recordId}`),
  }
  const List = () => <ResourceList resource={resource} />
  const Editor = ({ recordId }: { recordId: string }) => <ResourceEditor resource={resource} recordId={recordId} />
  return {
    ...resource,
    title: resource.texts.many,
    permission: `${resource.permissionPrefix}.view`,
    List,
    Editor,
    Screen: ({ path: [recordId, ...deeper] }) => {
      if (deeper.length > 0) return <NotFound />
      return recordId === undefined ? <List /> : <Editor key={recordId} recordId={recordId} />
    },
    fetchActions: async (id, ...rest) => {
      const { actions } = resource
      return actions ? actions(await queryClient.fetchQuery(resource.source.show(String(id))), ...rest) : []
    },
    prefetch: ([recordId, ...deeper]) => (deeper.length > 0 ? null : prefetchScreen(resource, recordId)),
  }
}

const skeleton = <Skeleton className="h-120 rounded-panel" />

type ResourceProps<Row extends RecordRow> = { resource: DefinedResource<Row> }

/** The list of a resource, whose code loads with it. */
export function ResourceList<Row extends RecordRow>({ resource }: ResourceProps<Row>) {
  const tools = useQuery(toolsOf(resource))
  return (
    <Screens>
      {({ RecordList }) =>
        resource.listTools ? (
          <QueryView query={tools} skeleton={skeleton}>
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
  return <Screens>{({ RecordEditor }) => <RecordEditor {...props} />}</Screens>
}

function Screens({ children }: { children: (code: Awaited<ReturnType<typeof loadScreens>>) => ReactNode }) {
  return (
    <QueryView query={useQuery(screens)} skeleton={skeleton}>
      {children}
    </QueryView>
  )
}

/** Prefetches the code, and the first page of the list or the record. */
function prefetchScreen<Row extends RecordRow>(
  resource: DefinedResource<Row>,
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
      const [{ firstPage }] = await Promise.all([
        queryClient.fetchQuery(screens),
        resource.listTools && queryClient.fetchQuery(toolsOf(resource)),
      ])
      const page = firstPage(resource)
      if (page) await prefetchable(page).fetch()
    },
  }
}
