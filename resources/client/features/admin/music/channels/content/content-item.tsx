import { ChevronDown, Pencil, X } from 'lucide-react'
import { useState } from 'react'

import type { ContentRow } from '@/contract/groups/managed-channels'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { IconButton } from '@/ui/buttons/icon-button'
import { LinkButton } from '@/ui/buttons/link-button'

import { NestedRows } from './nested-rows'

/** Name of a row, in the list and its announcements. */
export const nameOfRow = ({ id, name }: ContentRow): string => name || `#${id}`

type ContentItemProps = {
  row: ContentRow
  /** Segment of the editors of these records. */
  section: string
  onRemove: (() => void) | undefined
}

/** A row of a channel's content; a channel shows its own rows on demand. */
export function ContentItem({ row, section, onRemove }: ContentItemProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const name = nameOfRow(row)
  return (
    <div>
      <div className="flex flex-wrap items-center gap-1">
        <div className="min-w-0 flex-1 basis-36">
          <span className="line-clamp-2 font-semibold break-words">{name}</span>
          {row.description && <span className="line-clamp-1 text-sm text-muted">{row.description}</span>}
        </div>
        <div className="ms-auto flex items-center gap-1">
          {row.model_type === 'channel' && (
            <IconButton
              size="sm"
              label={t('Content of “:name”', { name })}
              icon={<ChevronDown className={isOpen ? 'rotate-180' : undefined} />}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            />
          )}
          <LinkButton
            to={paths.admin.link(`${section}/${row.id}`)}
            variant="ghost"
            size="sm"
            aria-label={t('Edit :name', { name })}
            title={t('Edit')}
          >
            <Pencil aria-hidden className="size-5" />
          </LinkButton>
          {onRemove && <IconButton size="sm" label={t('Remove :name', { name })} icon={<X />} onClick={onRemove} />}
        </div>
      </div>
      {isOpen && <NestedRows channelId={row.id} name={name} />}
    </div>
  )
}
