import { Download, Trash2 } from 'lucide-react'

import type { FileEntry } from '@/contract/groups/file-entries'
import { formatBytes } from '@/core/platform/i18n/format'
import { paths } from '@/core/platform/navigation/paths'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { dateColumn } from '@/core/shared/records/columns'
import { changedBetween, flagFilter, userFilter } from '@/core/shared/records/filters'
import type { ResourceDescription } from '@/core/shared/records/resource'
import { Badge } from '@/ui/feedback/badge'
import { Link } from '@/ui/links/link'

import { downloadFiles } from './download-files'
import { fileTypes } from './file-types'
import { fileSource } from './queries'
import { TrashButtons } from './trash-buttons'

/** Loads the code of the trash with its first use. */
const moveToTrash = async (files: readonly FileEntry[]) => (await import('./trash')).moveToTrash(files)

const downloadIcon = <Download aria-hidden className="size-5" />
const trashIcon = <Trash2 aria-hidden className="size-5" />

/** The list and the editor of files. */
export const fileResource: ResourceDescription<FileEntry> = {
  source: fileSource,
  name: {
    id: 'name',
    header: 'File',
    of: ({ name }) => name,
    detail: ({ mime }) => mime,
    picture: ({ type, url }) => (type === 'image' ? url : null),
  },
  columns: ({ t }) => [
    {
      id: 'type',
      header: t('Type'),
      sortable: true,
      text: ({ type }) => type,
      cell: (file) => (
        <span className="flex flex-wrap items-center gap-2">
          {file.type && (fileTypes[file.type] ? t(fileTypes[file.type] ?? 'File') : file.type)}
          {file.public && <Badge>{t('Public#file')}</Badge>}
        </span>
      ),
    },
    {
      id: 'file_size',
      header: t('Size'),
      align: 'end',
      sortable: true,
      text: ({ file_size }) => file_size,
      cell: ({ file_size }) =>
        file_size == null ? '' : <span className="whitespace-nowrap">{formatBytes(file_size)}</span>,
    },
    {
      id: 'owner_id',
      header: t('Owner'),
      isHiddenAtFirst: true,
      text: ({ owner_id }) => owner_id,
      cell: ({ owner_id }) =>
        owner_id ? (
          <Link to={paths.admin.link(`users/${owner_id}`)} className="underline-offset-4 hover:underline">
            #{owner_id}
          </Link>
        ) : (
          ''
        ),
    },
    dateColumn('created_at', t('Uploaded'), ({ created_at }) => created_at),
  ],
  filters: (translation) => {
    const { t } = translation
    return [
      {
        key: 'type',
        label: t('Type'),
        operators: ['=', '!='],
        control: {
          type: 'select',
          options: Object.entries(fileTypes).map(([value, label]) => ({ value, label: t(label) })),
        },
      },
      flagFilter('public', t('Public#file')),
      userFilter(t('Owner'), 'owner_id'),
      ...changedBetween(translation),
    ]
  },
  actions: (file, { t }, rights) => [
    { id: 'download', label: t('Download'), icon: downloadIcon, onSelect: () => downloadFiles([file]) },
    ...(rights.delete
      ? [
          {
            id: 'trash',
            label: t('Move to trash'),
            icon: trashIcon,
            onSelect: () => void moveToTrash([file]).catch(announceFailure),
          },
        ]
      : []),
  ],
  bulkActions: ({ t }, rights) => [
    {
      id: 'download',
      label: t('Download'),
      icon: downloadIcon,
      run: (files) => {
        downloadFiles(files)
        return Promise.resolve(false)
      },
    },
    ...(rights.delete ? [{ id: 'trash', label: t('Move to trash'), icon: trashIcon, run: moveToTrash }] : []),
  ],
  ListAction: TrashButtons,
  form: () => import('./file-form').then(({ FileForm }) => FileForm),
}
