import { Server, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import type { Translation } from '@/core/platform/i18n/translation'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import type { BulkAction } from '@/core/shared/data-table/bulk-bar'
import type { DataColumn } from '@/core/shared/data-table/column'
import { DataTable } from '@/core/shared/data-table/data-table'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { LinkButton } from '@/ui/buttons/link-button'
import type { MenuEntry, MenuGroup } from '@/ui/overlays/menu-rows'

import { columnsOf } from '../columns-of'
import { copyEntries } from '../copied-record'
import { ImportButton } from '../import/import-button'
import { RecordHeading } from '../record-heading'
import { removeRecords } from '../remove-records'
import { type RecordRow, NEW_RECORD, type DefinedResource, type ListTools } from '../resource'
import { crumbsOf } from '../sections/area'
import { Denied } from '../sections/denied'
import { type Rights, useRights } from '../use-rights'
import { exportList } from './export-list'

type ListProps<Row extends RecordRow> = { resource: DefinedResource<Row> }

/** `/{resource}` of an area: all records of a resource. */
export function RecordList<Row extends RecordRow>({ resource, tools }: ListProps<Row> & { tools: ListTools<Row> }) {
  const translation = useTranslation()
  const { t } = translation
  const rights = useRights(resource.permissionPrefix)
  const editing = editingFor(rights, tools)
  const rowActions = useRowActions(resource, editing)
  const exports = useServerExport(resource)
  if (!rights.view) return <Denied area={resource.area} />
  const title = t(resource.texts.many)
  return (
    <>
      <RecordHeading title={title} crumbs={crumbsOf(resource.area, translation)} />
      {editing && <editing.Announcer />}
      <DataTable
        name={resource.id}
        label={title}
        query={resource.source.list}
        pageOf={(page) => page}
        columns={editableColumns(columnsOf(resource, translation), translation, editing)}
        filters={resource.filters?.(translation) ?? []}
        rowActions={rowActions}
        bulkActions={bulkActionsOf({ resource, tools, rights, translation })}
        exports={exports}
        actions={<ListActions resource={resource} rights={rights} />}
        nothingYet={resource.nothingYet?.(translation, rights) ?? { title: t('Nothing here yet') }}
      />
    </>
  )
}

type BulkOptions<Row extends RecordRow> = {
  resource: DefinedResource<Row>
  tools: ListTools<Row>
  rights: Rights
  translation: Translation
}

/** Actions on the selected records: the resource's own, and delete. */
function bulkActionsOf<Row extends RecordRow>({ resource, tools, rights, translation }: BulkOptions<Row>) {
  const own = [
    ...(tools.bulkActions?.(translation, rights) ?? []),
    ...(resource.bulkActions?.(translation, rights) ?? []),
  ]
  if (!rights.delete || resource.source.remove === undefined) return own
  const remove: BulkAction<Row> = {
    id: 'delete',
    label: translation.t('Delete'),
    icon: <Trash2 aria-hidden className="size-5" />,
    isDanger: true,
    run: (rows) => removeRecords(resource, rows),
  }
  return [...own, remove]
}

const editingFor = <Row extends RecordRow>({ update }: Rights, { editing }: ListTools<Row>) =>
  update ? editing : undefined

const editableColumns = <Row extends RecordRow>(
  columns: DataColumn<Row>[],
  translation: Translation,
  editing: ListTools<Row>['editing'],
): DataColumn<Row>[] => editing?.columns(columns, translation) ?? columns

/** Entries of a row's menu: edit, fields of the row, the resource's own, and delete. */
function useRowActions<Row extends RecordRow>(
  resource: DefinedResource<Row>,
  editing: ListTools<Row>['editing'],
): (row: Row, onRemoved: () => void) => MenuGroup[] {
  const translation = useTranslation()
  const { t } = translation
  const rights = useRights(resource.permissionPrefix)
  const navigate = useNavigate()
  const { search } = useLocation()
  const fieldEntries = (row: Row) => editing?.actions(row, translation) ?? []
  return (row, onRemoved) => {
    const edit = () => void navigate(resource.link(row.id), { state: { list: search } })
    const entries: MenuEntry[] = [
      {
        id: 'edit',
        label: rights.update ? t(resource.texts.open ?? 'Edit') : t('Open'),
        icon: <Pencil aria-hidden className="size-5" />,
        onSelect: edit,
      },
      ...fieldEntries(row),
      ...copyEntries({
        t,
        resource,
        rights,
        id: row.id,
        open: (path) => void navigate(path, { state: { list: search } }),
      }),
      ...(resource.actions?.(row, translation, rights) ?? []),
    ]
    const remove = async () => {
      if (await removeRecords(resource, [row])) onRemoved()
    }
    const removal: MenuEntry = {
      id: 'delete',
      label: t('Delete'),
      icon: <Trash2 aria-hidden className="size-5" />,
      danger: true,
      disabled: resource.isUndeletable?.(row) ?? false,
      onSelect: () => void remove().catch(announceFailure),
    }
    return [
      { id: 'row', entries },
      ...(rights.delete && resource.source.remove ? [{ id: 'danger', entries: [removal] }] : []),
    ]
  }
}

/** Entry of the export menu for the server's own export, as far as it has one. */
function useServerExport<Row extends RecordRow>({ source: { exportCsv } }: DefinedResource<Row>): MenuEntry[] {
  const { t } = useTranslation()
  const [isRunning, setRunning] = useState(false)
  if (!exportCsv) return []

  async function run(request: NonNullable<typeof exportCsv>): Promise<void> {
    setRunning(true)
    await exportList(request).catch(announceFailure)
    setRunning(false)
  }
  return [
    {
      id: 'server',
      label: t('Everything, as the server exports it'),
      icon: <Server aria-hidden />,
      disabled: isRunning,
      onSelect: () => void run(exportCsv),
    },
  ]
}

function ListActions<Row extends RecordRow>({ resource, rights }: ListProps<Row> & { rights: Rights }) {
  const { t } = useTranslation()
  const { ListAction, importable } = resource
  const { search } = useLocation()
  return (
    <>
      {ListAction && <ListAction rights={rights} />}
      {rights.create && importable && <ImportButton resource={resource} load={importable} />}
      {rights.create && resource.texts.add && (
        <LinkButton to={resource.link(NEW_RECORD)} state={{ list: search }}>
          <Plus aria-hidden className="size-5" />
          {t(resource.texts.add)}
        </LinkButton>
      )}
    </>
  )
}
