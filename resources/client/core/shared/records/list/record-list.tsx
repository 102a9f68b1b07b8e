import { FileDown, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DataTable } from '@/core/shared/data-table/data-table'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { IconButton } from '@/ui/buttons/icon-button'
import { LinkButton } from '@/ui/buttons/link-button'
import type { MenuEntry, MenuGroup } from '@/ui/overlays/menu-rows'

import { columnsOf } from '../columns-of'
import { RecordHeading } from '../record-heading'
import { removeRecords } from '../remove-records'
import { type RecordRow, NEW_RECORD, type DefinedResource } from '../resource'
import { crumbsOf } from '../sections/area'
import { Denied } from '../sections/denied'
import { type Rights, useRights } from '../use-rights'
import { exportList } from './export-list'

type ListProps<Row extends RecordRow> = { resource: DefinedResource<Row> }

/** `/{resource}` of an area: all records of a resource. */
export function RecordList<Row extends RecordRow>({ resource }: ListProps<Row>) {
  const translation = useTranslation()
  const { t } = translation
  const rights = useRights(resource.permissionPrefix)
  const rowActions = useRowActions(resource)
  const canDelete = rights.delete && resource.source.remove !== undefined
  if (!rights.view) return <Denied area={resource.area} />
  const title = t(resource.texts.many)
  return (
    <>
      <RecordHeading title={title} crumbs={crumbsOf(resource.area, translation)} />
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
        nothingYet={resource.nothingYet?.(translation, rights) ?? { title: t('Nothing here yet') }}
      />
    </>
  )
}

/** Entries of a row's menu: edit, the resource's own, and delete. */
function useRowActions<Row extends RecordRow>(resource: DefinedResource<Row>): (row: Row) => MenuGroup[] {
  const translation = useTranslation()
  const { t } = translation
  const rights = useRights(resource.permissionPrefix)
  const navigate = useNavigate()
  const { search } = useLocation()
  return (row) => {
    const edit = () => void navigate(resource.link(row.id), { state: { list: search } })
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
      disabled: resource.isUndeletable?.(row) ?? false,
      onSelect: () => void removeRecords(resource, [row]).catch(announceFailure),
    }
    return [
      { id: 'row', entries },
      ...(rights.delete && resource.source.remove ? [{ id: 'danger', entries: [remove] }] : []),
    ]
  }
}

function ListActions<Row extends RecordRow>({ resource, rights }: ListProps<Row> & { rights: Rights }) {
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
        <LinkButton to={resource.link(NEW_RECORD)} state={{ list: search }}>
          <Plus aria-hidden className="size-5" />
          {t(resource.texts.add)}
        </LinkButton>
      )}
    </>
  )
}
