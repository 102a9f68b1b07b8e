import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { queryClient } from '@/core/platform/api/query-client'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { NotFound, QueryView } from '@/core/shared/screen/query-view'
import { IconButton } from '@/ui/buttons/icon-button'

import { copiedId } from '../copied-record'
import { listSearchOf } from '../list-search'
import { rememberRecord } from '../recent-records'
import { RecordHeading } from '../record-heading'
import { editorSkeleton, formSkeleton } from '../record-skeletons'
import { removeRecords } from '../remove-records'
import { type RecordRow, type Editor, NEW_RECORD, type DefinedResource } from '../resource'
import { type Area, crumbsOf } from '../sections/area'
import { codeQuery } from '../sections/code-query'
import { Denied } from '../sections/denied'
import { useRights } from '../use-rights'
import { createdId } from './created-id'
import { Neighbours, useNeighbours } from './neighbours'
import { RecordActions } from './record-actions'
import { SectionedPage } from './section-list'

type EditorProps<Row extends RecordRow> = { resource: DefinedResource<Row> }

/** `/{resource}/{id}` and `/{resource}/new` of an area: the editor of a record. */
export function RecordEditor<Row extends RecordRow>({ resource, recordId }: EditorProps<Row> & { recordId: string }) {
  const rights = useRights(resource.permissionPrefix)
  const isNew = recordId === NEW_RECORD
  if (isNew ? !rights.create : !rights.view) return <Denied area={resource.area} />
  if (isNew) return resource.texts.add ? <NewRecord resource={resource} /> : <NotFound />
  return <SavedRecord resource={resource} id={recordId} />
}

/** Name of the drafts of a resource, as they are stored: `admin.users`. */
const draftOf = ({ area, id }: { area: Area; id: string }) => `${area.id}.${id}`

function SavedRecord<Row extends RecordRow>({ resource, id }: EditorProps<Row> & { id: string }) {
  return (
    <QueryView query={useQuery(resource.source.show(id))} skeleton={editorSkeleton}>
      {(record) => <EditorLayout resource={resource} record={record} />}
    </QueryView>
  )
}

/** An empty form, or one with the values of the record that the URL names. */
function NewRecord<Row extends RecordRow>({ resource }: EditorProps<Row>) {
  const id = copiedId(useLocation().search)
  return resource.isCopyable && id !== null ? (
    <CopiedRecord key={id} resource={resource} id={id} />
  ) : (
    <EditorLayout resource={resource} record={undefined} />
  )
}

function CopiedRecord<Row extends RecordRow>({ resource, id }: EditorProps<Row> & { id: string }) {
  const { t } = useTranslation()
  const { name, source } = resource
  return (
    <QueryView query={useQuery(source.show(id))} skeleton={editorSkeleton}>
      {(row) => (
        <EditorLayout
          resource={resource}
          record={undefined}
          copied={{ ...row, [name.id]: t(':name (copy)', { name: name.of(row) }) }}
        />
      )}
    </QueryView>
  )
}

type LayoutProps<Row extends RecordRow> = EditorProps<Row> & { record: Row | undefined; copied?: Row | undefined }

function EditorLayout<Row extends RecordRow>({ resource, record, copied }: LayoutProps<Row>) {
  const translation = useTranslation()
  const { t } = translation
  const navigate = useNavigate()
  const rights = useRights(resource.permissionPrefix)
  const list = resource.link() + listSearchOf(useLocation().state)
  const [shown, setShown] = useState(0)
  useRemembered(resource, record)
  const neighbours = useNeighbours(resource, record?.id)
  const editor = useEditor({
    resource,
    record,
    copied,
    next: neighbours.next,
    replaceWithLatest: () => setShown(shown + 1),
  })
  const form = useQuery(codeQuery(`form of ${draftOf(resource)}`, async () => ({ Form: await resource.form() })))
  const remove = async (row: Row) => {
    if (await removeRecords(resource, [row])) await navigate(list)
  }
  return (
    <>
      <RecordHeading
        title={record ? resource.name.of(record) || `#${record.id}` : t(resource.texts.add ?? resource.texts.one)}
        crumbs={[...crumbsOf(resource.area, translation), { label: t(resource.texts.many), to: list }]}
        below={<BelowTitle {...{ resource, record, copied }} />}
      >
        {record && <Neighbours resource={resource} {...neighbours} />}
        {record && rights.delete && resource.source.remove && (
          <IconButton
            label={t('Delete')}
            icon={<Trash2 />}
            disabled={resource.isUndeletable?.(record)}
            onClick={() => void remove(record).catch(announceFailure)}
          />
        )}
      </RecordHeading>
      <SectionedPage>
        <QueryView query={form} skeleton={formSkeleton}>
          {({ Form }) => <Form key={shown} record={record} copied={copied} editor={editor} />}
        </QueryView>
      </SectionedPage>
    </>
  )
}

/** Actions on a record, or what a copy is. */
function BelowTitle<Row extends RecordRow>({ resource, record, copied }: LayoutProps<Row>) {
  const { t } = useTranslation()
  if (copied) return <p className="mt-1 text-muted">{t('A copy. Nothing is saved until you create it.')}</p>
  return record && !resource.hasActionsInForm && <RecordActions resource={resource} record={record} />
}

/** Remembers the record by its latest name. */
function useRemembered<Row extends RecordRow>(resource: DefinedResource<Row>, record: Row | undefined): void {
  const id = record?.id
  const name = record && resource.name.of(record)
  const area = resource.area.id
  useEffect(() => {
    if (id !== undefined && name) rememberRecord(area, { resource: resource.id, id, name })
  }, [area, resource.id, id, name])
}

type EditorOptions<Row extends RecordRow> = EditorProps<Row> & {
  record: Row | undefined
  copied: Row | undefined
  next: ReturnType<typeof useNeighbours>['next']
  replaceWithLatest: () => void
}

function useEditor<Row extends RecordRow>(options: EditorOptions<Row>): Editor {
  const { resource, record, copied, next, replaceWithLatest } = options
  const navigate = useNavigate()
  const rights = useRights(resource.permissionPrefix)
  const list = listSearchOf(useLocation().state)
  return {
    draft: copied ? `${draftOf(resource)}.copy.${copied.id}` : draftOf(resource),
    original: record,
    replaceWithLatest,
    canSave: record ? rights.update : rights.create,
    openNext: next && (() => void navigate(resource.link(next.id), { state: { list: next.search } })),
    fetchLatest: async () =>
      record && queryClient.fetchQuery({ ...resource.source.show(String(record.id)), staleTime: 0 }),
    onSaved: async (response) => {
      await resource.source.refresh()
      if (record) return
      const id = createdId(response)
      await navigate(resource.link(id), {
        replace: true,
        state: { list },
      })
    },
  }
}
