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

import { columnsOf } from '../columns-of'
import { Denied } from '../denied'
import { RecordHeading } from '../record-heading'
import { removeRecords } from '../remove-records'
import { type AdminRecord, NEW_RECORD, type ResourceDescription } from '../resource'
import { type Rights, useRights } from '../use-rights'
import { exportList } from './export-list'

type ListProps<Row extends AdminRecord> = { resource: ResourceDescription<Row> }

/** `/admin/{resource}`: all records of a resource. */
export function RecordList<Row extends AdminRecord>({ resource }: ListProps<Row>) {
  const translation = useTranslation()
  const { t } = translation
  const rights = useRights(resource.permission)
  const rowActions = useRowActions(resource)
  const canDelete = rights.delete && resource.source.remove !== undefined
  if (!rights.view) return <Denied />
  const title = t(resource.texts.many)
  return (
    <>
      <RecordHeading title={title} crumbs={[{ label: t('Administration'), to: paths.admin.link() }]} />
      <DataTable
        name={resource.id}
        label={title}
        query={resource.source.list}
        pageOf={(page) => page}
        columns={columnsOf(resource, translation)}
        filters={resource.filters?.(translation) ?? []}
        rowActions={rowActions}
        bulkActions={[
          ...(resource.bulkActions?.(translation, rights) ?? []),
          ...(canDelete
            ? [
                {
                  id: 'delete',
                  label: t('Delete'),
                  icon: <Trash2 aria-hidden className="size-5" />,
                  isDanger: true,
                  run: (rows: readonly Row[]) => removeRecords(resource, rows),
                },
              ]
            : []),
        ]}
        actions={<ListActions resource={resource} rights={rights} />}
        nothingYet={{ title: t('Nothing here yet') }}
      />
    </>
  )
}

/** Entries of a row's menu: edit, the resource's own, and delete. */
function useRowActions<Row extends AdminRecord>(resource: ResourceDescription<Row>): (row: Row) => MenuGroup[] {
  const translation = useTranslation()
  const { t } = translation
  const rights = useRights(resource.permission)
  const navigate = useNavigate()
  const { search } = useLocation()
  return (row) => {
    const edit = () => void navigate(paths.admin.link(`${resource.id}/${row.id}`), { state: { list: search } })
    const entries: MenuEntry[] = [
      {
        id: 'edit',
        label: rights.update ? t(resource.texts.open ?? 'Edit') : t('Open'),
        icon: <Pencil aria-hidden className="size-5" />,
        onSelect: edit,
      },
      ...(resource.actions?.(row, translation, rights) ?? []),
    ]
    const remove: MenuEntry = {
      id: 'delete',
      label: t('Delete'),
      icon: <Trash2 aria-hidden className="size-5" />,
      danger: true,
      disabled: resource.keeps?.(row) !== undefined,
      onSelect: () => void removeRecords(resource, [row]).catch(announceFailure),
    }
    return [
      { id: 'row', entries },
      ...(rights.delete && resource.source.remove ? [{ id: 'danger', entries: [remove] }] : []),
    ]
  }
}

function ListActions<Row extends AdminRecord>({ resource, rights }: ListProps<Row> & { rights: Rights }) {
  const { t } = useTranslation()
  const [isExporting, setExporting] = useState(false)
  const { ListAction } = resource
  const { exportCsv } = resource.source
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
      {rights.create && resource.texts.add && (
        <LinkButton to={paths.admin.link(`${resource.id}/${NEW_RECORD}`)} state={{ list: search }}>
          <Plus aria-hidden className="size-5" />
          {t(resource.texts.add)}
        </LinkButton>
      )}
    </>
  )
}
