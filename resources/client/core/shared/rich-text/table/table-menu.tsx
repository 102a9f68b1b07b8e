import type { Editor } from '@tiptap/core'
import {
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  type LucideIcon,
  Table,
  TableColumnsSplit,
  TableRowsSplit,
  Trash2,
} from 'lucide-react'

import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { IconButton } from '@/ui/buttons/icon-button'
import { Menu } from '@/ui/overlays/menu'

import {
  canInsertAbove,
  deleteColumn,
  deleteRow,
  deleteTable,
  insertColumn,
  insertRow,
  repairTables,
  type TableEdit,
} from './edit-table'
import { insertTable } from './insert-table'
import { tablePlace } from './table-place'

const insertAbove = insertRow('before')

type Entry = [label: TranslationKey, Icon: LucideIcon, edit: TableEdit]

const GROUPS: Readonly<Record<string, readonly Entry[]>> = {
  rows: [
    ['Insert row above', BetweenHorizontalEnd, insertAbove],
    ['Insert row below', BetweenHorizontalStart, insertRow('after')],
  ],
  columns: [
    ['Insert column before', BetweenVerticalEnd, insertColumn('before')],
    ['Insert column after', BetweenVerticalStart, insertColumn('after')],
  ],
  delete: [
    ['Delete row', TableRowsSplit, deleteRow],
    ['Delete column', TableColumnsSplit, deleteColumn],
    ['Delete table', Trash2, deleteTable],
  ],
}

/** Button of the toolbar that inserts a table, or changes the one at the cursor. */
export function TableMenu({ editor }: { editor: Editor }) {
  const { t } = useTranslation()
  const place = tablePlace(editor.state)
  const insert = { id: 'insert', label: t('Insert table'), icon: <Table />, onSelect: () => insertTable(editor) }
  const entryOf = ([label, Icon, edit]: Entry) => ({
    id: label,
    label: t(label),
    icon: <Icon />,
    disabled: edit === insertAbove && place !== undefined && !canInsertAbove(place),
    onSelect: () => run(editor, edit),
  })
  return (
    <Menu
      label={t('Table')}
      placement="bottom start"
      trigger={(trigger) => (
        <IconButton
          {...trigger}
          label={t('Table')}
          icon={<Table />}
          className={place ? 'bg-selected text-primary' : undefined}
        />
      )}
      groups={
        place
          ? Object.entries(GROUPS).map(([id, entries]) => ({ id, entries: entries.map(entryOf) }))
          : [{ id: 'insert', entries: [insert] }]
      }
    />
  )
}

/** Changes the table at the cursor. */
function run(editor: Editor, edit: TableEdit): void {
  const state = repairTables(editor.state, (repairs) => {
    editor.view.dispatch(repairs)
    return editor.state
  })
  const place = tablePlace(state)
  if (place) editor.view.dispatch(edit(state, place).scrollIntoView())
  editor.commands.focus()
}
