import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { queryClient } from '@/core/platform/api/query-client'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { NotFound, QueryView } from '@/core/shared/screen/query-view'
import { IconButton } from '@/ui/buttons/icon-button'
import { Skeleton } from '@/ui/feedback/skeleton'

import { codeQuery } from '../code-query'
import { Denied } from '../denied'
import { listSearchOf } from '../list-search'
import { RecordHeading } from '../record-heading'
import { removeRecords } from '../remove-records'
import { type AdminRecord, type Editor, NEW_RECORD, type ResourceDescription } from '../resource'
import { useRights } from '../use-rights'
import { createdId } from './created-id'
import { Neighbours } from './neighbours'

type EditorProps<Row extends AdminRecord> = { resource: ResourceDescription<Row> }

/** `/admin/{resource}/{id}` and `/admin/{resource}/new`: the editor of a record. */
export function RecordEditor<Row extends AdminRecord>({ resource, recordId }: EditorProps<Row> & { recordId: string }) {
  const rights = useRights(resource.permission)
  const isNew = recordId === NEW_RECORD
  if (isNew ? !rights.create : !rights.view) return <Denied />
  if (isNew) return resource.texts.add ? <EditorFrame resource={resource} record={undefined} /> : <NotFound />
  return <SavedRecord resource={resource} id={recordId} />
}

const skeleton = <Skeleton className="h-120 rounded-panel" />

function SavedRecord<Row extends AdminRecord>({ resource, id }: EditorProps<Row> & { id: string }) {
  return (
    <QueryView query={useQuery(resource.source.show(id))} skeleton={skeleton}>
      {(record) => <EditorFrame resource={resource} record={record} />}
    </QueryView>
  )
}

function EditorFrame<Row extends AdminRecord>({ resource, record }: EditorProps<Row> & { record: Row | undefined }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const rights = useRights(resource.permission)
  const list = paths.admin.link(resource.id) + listSearchOf(useLocation().state)
  const [shown, setShown] = useState(0)
  const editor = useEditor(resource, record, () => setShown(shown + 1))
  const form = useQuery(codeQuery(`form of ${resource.id}`, async () => ({ Form: await resource.form() })))
  const remove = async (row: Row) => {
    if (await removeRecords(resource, [row])) await navigate(list)
  }
  return (
    <>
      <RecordHeading
        title={record ? resource.name.of(record) || `#${record.id}` : t(resource.texts.add ?? resource.texts.one)}
        crumbs={[
          { label: t('Administration'), to: paths.admin.link() },
          { label: t(resource.texts.many), to: list },
        ]}
      >
        {record && <Neighbours resource={resource} id={record.id} />}
        {record && rights.delete && resource.source.remove && (
          <IconButton
            label={t('Delete')}
            icon={<Trash2 />}
            disabled={resource.keeps?.(record) !== undefined}
            onClick={() => void remove(record).catch(announceFailure)}
          />
        )}
      </RecordHeading>
      <QueryView query={form} skeleton={skeleton}>
        {({ Form }) => <Form key={shown} record={record} editor={editor} />}
      </QueryView>
    </>
  )
}

function useEditor<Row extends AdminRecord>(
  resource: ResourceDescription<Row>,
  record: Row | undefined,
  takeNewest: () => void,
): Editor {
  const navigate = useNavigate()
  const rights = useRights(resource.permission)
  const list = listSearchOf(useLocation().state)
  return {
    resource: resource.id,
    opened: record,
    takeNewest,
    canSave: record ? rights.update : rights.create,
    newest: async () =>
      record && queryClient.fetchQuery({ ...resource.source.show(String(record.id)), staleTime: 0 } as never),
    saved: async (response) => {
      await resource.source.refresh()
      if (record) return
      const id = createdId(response)
      await navigate(paths.admin.link(id === undefined ? resource.id : `${resource.id}/${id}`), {
        replace: true,
        state: { list },
      })
    },
  }
}
