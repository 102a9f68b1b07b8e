import { FileMusic } from 'lucide-react'

import type { FileEntry } from '@/contract/groups/file-entries'
import { formatBytes, formatDate } from '@/core/platform/i18n/format'
import { Skeleton } from '@/ui/feedback/skeleton'

/** A recording to choose: its name, size and date. */
export function RecordingRow({ file, onChoose }: { file: FileEntry; onChoose: () => void }) {
  const { name, file_size: size, created_at: created } = file
  const details = [typeof size === 'number' && formatBytes(size), created && formatDate(created)].filter(Boolean)
  return (
    <li className="border-b border-divider last:border-none">
      <button
        type="button"
        onClick={onChoose}
        className="flex min-h-target w-full cursor-pointer items-center gap-3 rounded-input px-3 py-2 text-start -outline-offset-2 hover:bg-hover"
      >
        <FileMusic aria-hidden className="size-5 shrink-0 text-muted" />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold break-words">{name}</span>{' '}
          <span className="block text-sm text-muted">{details.join(' · ')}</span>
        </span>
      </button>
    </li>
  )
}

/** Rows in the skeleton: those that fit without scrolling. */
const PLACES = Array.from({ length: 5 }, (_, index) => index)

/** The rows while they load. */
export const RecordingsSkeleton = () => (
  <div aria-hidden>
    {PLACES.map((place) => (
      <div key={place} className="flex items-center gap-3 px-3 py-3">
        <Skeleton className="size-5 rounded-small" />
        <Skeleton className="h-5 w-2/3 rounded-button" />
      </div>
    ))}
  </div>
)
