import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { prefetchable } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { NotFound, QueryView } from '@/core/shared/screen/query-view'

import { editorSkeleton, listSkeleton } from './record-skeletons'
import type { DefinedResource, RecordRow, Resource, ResourceDescription, ResourceEntry } from './resource'
import { fetchScreen, ResourceEditor, ResourceList, screens } from './resource-screens'
import type { Area } from './sections/area'
import { codeQuery } from './sections/code-query'

type LoadedProps<Row extends RecordRow> = {
  skeleton: ReactNode
  children: (resource: DefinedResource<Row>) => ReactNode
}

/** Turns an entry and a description into a section of an area: a list and an editor, whose code loads with them. */
export function defineResource<Row extends RecordRow>(
  area: Area,
  entry: ResourceEntry,
  load: () => Promise<ResourceDescription<Row>>,
): Resource {
  const link: Resource['link'] = (recordId) => area.link(recordId === undefined ? entry.id : `${entry.id}/${recordId}`)
  const code = codeQuery(`${area.id}.${entry.id}`, async (): Promise<DefinedResource<Row>> => {
    const [description] = await Promise.all([load(), queryClient.fetchQuery(screens)])
    return { ...description, ...entry, area, link }
  })
  const Loaded = ({ skeleton, children }: LoadedProps<Row>) => (
    <QueryView query={useQuery(code)} skeleton={skeleton}>
      {children}
    </QueryView>
  )
  const List = () => <Loaded skeleton={listSkeleton}>{(resource) => <ResourceList resource={resource} />}</Loaded>
  const Editor = ({ recordId }: { recordId: string }) => (
    <Loaded skeleton={editorSkeleton}>
      {(resource) => <ResourceEditor resource={resource} recordId={recordId} />}
    </Loaded>
  )
  return {
    ...entry,
    link,
    title: entry.texts.many,
    permission: `${entry.permissionPrefix}.view`,
    List,
    Editor,
    Screen: ({ path: [recordId, ...deeper] }) => {
      if (deeper.length > 0) return <NotFound />
      return recordId === undefined ? <List /> : <Editor key={recordId} recordId={recordId} />
    },
    fetchActions: async (id, ...rest) => {
      const { actions, source } = await queryClient.fetchQuery(code)
      return actions ? actions(await queryClient.fetchQuery(source.show(String(id))), ...rest) : []
    },
    prefetch: ([recordId, ...deeper]) =>
      deeper.length > 0
        ? null
        : {
            ...prefetchable(code),
            fetch: async () => fetchScreen(await queryClient.fetchQuery(code), recordId),
          },
  }
}
