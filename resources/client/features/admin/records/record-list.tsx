import { FileDown, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { DataTable } from '@/core/shared/data-table/data-table'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { IconButton } from '@/ui/buttons/icon-button'
import { LinkButton } from '@/ui/buttons/link-button'
import type { MenuEntry, MenuGroup } from '@/ui/overlays/menu-rows'

import { type AdminRecord, NEW_RECORD, type RecordDescription } from '../record-kind'
import { type Rights, useRights } from '../use-rights'
import { columnsOf } from './columns-of'
import { Denied } from './denied'
import { exportList } from './export-list'
import { RecordHeading } from './record-heading'
import { removeRecords } from './remove-records'

type ListProps<Row extends AdminRecord> = { kind: RecordDescription<Row> }

/** `/admin/{kind}`: all records of a kind. */
export function RecordList<Row extends AdminRecord>({ kind }: ListProps<Row>) {
  const translation = useTranslation()
  const { t } = translation
  const rights = useRights(kind.permission)
  const rowActions = useRowActions(kind)
  const canDelete = rights.delete && kind.source.remove !== undefined
  if (!rights.view) return <Denied />
  const title = t(kind.texts.many)
  return (
    <>
      <RecordHeading title={title} crumbs={[{ label: t('Administration'), to: paths.admin.link() }]} />
      <DataTable
        name={kind.id}
        label={title}
        query={kind.source.list}
        pageOf={(page) => page}
        columns={columnsOf(kind, translation)}
        filters={kind.filters?.(translation) ?? []}
        rowActions={rowActions}
        bulkActions={[
          ...(kind.bulkActions?.(translation, rights) ?? []),
          ...(canDelete
            ? [
                {
                  id: 'delete',
                  label: t('Delete'),
                  icon: <Trash2 aria-hidden className="size-5" />,
                  isDanger: true,
                  run: (rows: readonly Row[]) => removeRecords(kind, rows),
                },
              ]
            : []),
        ]}
        actions={<ListActions kind={kind} rights={rights} />}
        nothingYet={{ title: t('Nothing here yet') }}
      />
    </>
  )
}

/** Entries of a row's menu: edit, the kind's own, and delete. */
function useRowActions<Row extends AdminRecord>(kind: RecordDescription<Row>): (row: Row) => MenuGroup[] {
  const translation = useTranslation()
  const { t } = translation
  const rights = useRights(kind.permission)
  const navigate = useNavigate()
  const { search } = useLocation()
  return (row) => {
    const edit = () => void navigate(paths.admin.link(`${kind.id}/${row.id}`), { state: { list: search } })
    const entries: MenuEntry[] = [
      {
        id: 'edit',
        label: rights.update ? t(kind.texts.open ?? 'Edit') : t('Open'),
        icon: <Pencil aria-hidden className="size-5" />,
        onSelect: edit,
      },
      ...(kind.actions?.(row, translation, rights) ?? []),
    ]
    const remove: MenuEntry = {
      id: 'delete',
      label: t('Delete'),
      icon: <Trash2 aria-hidden className="size-5" />,
      danger: true,
      disabled: kind.keeps?.(row) !== undefined,
      onSelect: () => void removeRecords(kind, [row]).catch(announceFailure),
    }
    return [
      { id: 'row', entries },
      ...(rights.delete && kind.source.remove ? [{ id: 'danger', entries: [remove] }] : []),
    ]
  }
}

function ListActions<Row extends AdminRecord>({ kind, rights }: ListProps<Row> & { rights: Rights }) {
  const { t } = useTranslation()
  const [isExporting, setExporting] = useState(false)
  const { ListAction } = kind
  const { exportCsv } = kind.source
  const { search } = useLocation()

  async function exportAll(): Promise<void> {
    if (!exportCsv || isExporting) return
    setExporting(true)
    await exportList(exportCsv).catch(announceFailure)
    setExporting(false)
  }
  return (
    <>
      {exportCsv && (
        <IconButton
          label={t('Export everything (CSV)')}
          icon={<FileDown />}
          aria-disabled={isExporting}
          onClick={() => void exportAll()}
        />
      )}
      {ListAction && <ListAction rights={rights} />}
      {rights.create && kind.texts.add && (
        <LinkButton to={paths.admin.link(`${kind.id}/${NEW_RECORD}`)} state={{ list: search }}>
          <Plus aria-hidden className="size-5" />
          {t(kind.texts.add)}
        </LinkButton>
      )}
    </>
  )
}
