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

import { type AdminRecord, type Editor, NEW_RECORD, type RecordDescription } from '../record-kind'
import { useRights } from '../use-rights'
import { codeQuery } from './code-query'
import { createdId } from './created-id'
import { Denied } from './denied'
import { listSearchOf } from './list-search'
import { Neighbours } from './neighbours'
import { RecordHeading } from './record-heading'
import { removeRecords } from './remove-records'

type EditorProps<Row extends AdminRecord> = { kind: RecordDescription<Row> }

/** `/admin/{kind}/{id}` and `/admin/{kind}/new`: the editor of a record. */
export function RecordEditor<Row extends AdminRecord>({ kind, recordId }: EditorProps<Row> & { recordId: string }) {
  const rights = useRights(kind.permission)
  const isNew = recordId === NEW_RECORD
  if (isNew ? !rights.create : !rights.view) return <Denied />
  if (isNew) return kind.texts.add ? <EditorFrame kind={kind} record={undefined} /> : <NotFound />
  return <SavedRecord kind={kind} id={recordId} />
}

const skeleton = <Skeleton className="h-120 rounded-panel" />

function SavedRecord<Row extends AdminRecord>({ kind, id }: EditorProps<Row> & { id: string }) {
  return (
    <QueryView query={useQuery(kind.source.show(id))} skeleton={skeleton}>
      {(record) => <EditorFrame kind={kind} record={record} />}
    </QueryView>
  )
}

function EditorFrame<Row extends AdminRecord>({ kind, record }: EditorProps<Row> & { record: Row | undefined }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const rights = useRights(kind.permission)
  const list = paths.admin.link(kind.id) + listSearchOf(useLocation().state)
  const [shown, setShown] = useState(0)
  const editor = useEditor(kind, record, () => setShown(shown + 1))
  const form = useQuery(codeQuery(`form of ${kind.id}`, async () => ({ Form: await kind.form() })))
  const remove = async (row: Row) => {
    if (await removeRecords(kind, [row])) await navigate(list)
  }
  return (
    <>
      <RecordHeading
        title={record ? kind.name.of(record) || `#${record.id}` : t(kind.texts.add ?? kind.texts.one)}
        crumbs={[
          { label: t('Administration'), to: paths.admin.link() },
          { label: t(kind.texts.many), to: list },
        ]}
      >
        {record && <Neighbours kind={kind} id={record.id} />}
        {record && rights.delete && kind.source.remove && (
          <IconButton
            label={t('Delete')}
            icon={<Trash2 />}
            disabled={kind.keeps?.(record) !== undefined}
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
  kind: RecordDescription<Row>,
  record: Row | undefined,
  takeNewest: () => void,
): Editor {
  const navigate = useNavigate()
  const rights = useRights(kind.permission)
  const list = listSearchOf(useLocation().state)
  return {
    kind: kind.id,
    opened: record,
    takeNewest,
    canSave: record ? rights.update : rights.create,
    newest: async () =>
      record && queryClient.fetchQuery({ ...kind.source.show(String(record.id)), staleTime: 0 } as never),
    saved: async (response) => {
      await kind.source.refresh()
      if (record) return
      const id = createdId(response)
      await navigate(paths.admin.link(id === undefined ? kind.id : `${kind.id}/${id}`), {
        replace: true,
        state: { list },
      })
    },
  }
}
