import { Trash2 } from 'lucide-react'

import type { ErrorLogFile } from '@/contract/groups/error-logs'
import { assumedPermissions } from '@/contract/shapes/assumed-permissions'
import { formatBytes } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { usePermission } from '@/core/platform/session/use-session'
import { deleteRecords } from '@/core/shared/data-table/delete-records'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toast } from '@/core/shared/toasts/toast-store'
import { Button } from '@/ui/buttons/button'
import { SelectField } from '@/ui/pickers/select-field'

import { DownloadLink } from '../download-link'
import { deleteLogFile, downloads, refetchErrorLogs } from '../queries'

type ErrorFileBarProps = {
  files: readonly ErrorLogFile[]
  /** Identifier of the shown file. */
  selected: string | undefined
  onSelect: (identifier: string) => void
  onDeleted: () => void
}

const labelOf = ({ name, size }: ErrorLogFile): string =>
  size == null ? name : `${name} · ${typeof size === 'number' ? formatBytes(size) : size}`

/** Choice of a log file with its size, and what can be done with it. */
export function ErrorFileBar({ files, selected, onSelect, onDeleted }: ErrorFileBarProps) {
  const { t } = useTranslation()
  const mayDelete = usePermission(`${assumedPermissions.logs}.delete`)
  const file = files.find(({ identifier }) => identifier === selected)

  const remove = ({ name, identifier }: ErrorLogFile) =>
    deleteRecords({
      title: t('Delete “:name”?', { name }),
      message: t('All of its entries are lost. Download the file first if you still need them.'),
      count: 1,
      isAnnounced: true,
      remove: async () => {
        await deleteLogFile(identifier)
        toast.positive(t('Log file deleted'))
        onDeleted()
      },
      refresh: () => refetchErrorLogs(identifier),
    })
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-[min(20rem,100%)] flex-1 md:max-w-lg">
        <SelectField
          label={t('Log file')}
          options={files.map((one) => ({ value: one.identifier, label: labelOf(one) }))}
          value={file?.identifier ?? null}
          onChange={onSelect}
        />
      </div>
      {file && <DownloadLink href={downloads.errors(file.identifier)}>{t('Download')}</DownloadLink>}
      {files.length > 1 && <DownloadLink href={downloads.latestErrors()}>{t('Download the latest file')}</DownloadLink>}
      {file && mayDelete && (
        <Button variant="outline" onClick={() => void remove(file).catch(announceFailure)}>
          <Trash2 aria-hidden className="size-5" />
          {t('Delete')}
        </Button>
      )}
    </div>
  )
}
