import { useQueryClient } from '@tanstack/react-query'
import { Download, FileDown } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { downloadFile } from '@/lib/files/download-file'
import { IconButton } from '@/ui/buttons/icon-button'
import { Menu } from '@/ui/overlays/menu'
import type { MenuEntry } from '@/ui/overlays/menu-rows'

import { csvFile } from '../column'
import type { WithId } from '../use-table-state'
import type { ListExport } from './export-dialog'

type ExportMenuProps<Row, Output> = ListExport<Row, Output> & {
  /** Rows of the shown page. */
  rows: readonly Row[]
  /** Other exports of the list, such as the server's own. */
  others: readonly MenuEntry[]
}

/** Menu of a list's CSV files: the shown page, the whole result with the chosen columns, and others. */
export function ExportMenu<Row extends WithId, Output>({ rows, others, ...list }: ExportMenuProps<Row, Output>) {
  const { t } = useTranslation()
  // Dialogs are outside the provider.
  const client = useQueryClient()
  const label = t('Export (CSV)')
  const exportAll = async () =>
    openLazyDialog(async () => (await import('./export-dialog')).ExportDialog<Row, Output>, { ...list, client })
  return (
    <Menu
      label={label}
      groups={[
        {
          id: 'shown',
          title: label,
          entries: [
            {
              id: 'page',
              label: t('This page'),
              icon: <Download aria-hidden />,
              disabled: rows.length === 0,
              onSelect: () => downloadFile(`${list.name}.csv`, csvFile(list.columns, rows)),
            },
            {
              id: 'all',
              label: t('All pages, with these columns'),
              icon: <FileDown aria-hidden />,
              disabled: rows.length === 0,
              onSelect: () => void exportAll().catch(announceFailure),
            },
          ],
        },
        ...(others.length > 0 ? [{ id: 'others', entries: [...others] }] : []),
      ]}
      trigger={(trigger) => <IconButton {...trigger} label={label} icon={<Download />} />}
    />
  )
}
