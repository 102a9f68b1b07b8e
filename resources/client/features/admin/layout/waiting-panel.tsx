import { ChevronRight, Inbox, RotateCw } from 'lucide-react'

import { formatNumber } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { ScreenPanel } from '@/core/shared/screen/screen-panel'
import { IconButton } from '@/ui/buttons/icon-button'
import { Badge } from '@/ui/feedback/badge'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Link } from '@/ui/links/link'

import type { WaitingList } from '../queries'
import { useWaiting } from './use-waiting'

/** Lists what waits for the editor, each with its number and a link to the filtered list. */
export function WaitingPanel() {
  const lists = useWaiting()
  if (lists.length === 0) return null
  return (
    <ScreenPanel id="waiting" title="Needs review" icon={Inbox}>
      <ul className="grid gap-x-7 md:grid-cols-2">
        {lists.map((list) => (
          <li key={list.title} className="border-b border-divider">
            <Row list={list} />
          </li>
        ))}
      </ul>
    </ScreenPanel>
  )
}

function Row({ list: { title, to, useCount, section } }: { list: WaitingList }) {
  const { t } = useTranslation()
  const { data: count, error, isFetching, refetch } = useCount()
  const Icon = section.icon
  return (
    <div className="flex min-h-target items-center gap-3">
      <Link
        to={to}
        className="flex min-h-target min-w-0 flex-1 items-center gap-3 py-1 underline-offset-4 hover:underline"
      >
        <Icon aria-hidden className="size-5 shrink-0 text-muted" />
        <span className="min-w-0 flex-1 font-semibold">{t(title)}</span>{' '}
        {count !== undefined && <Badge tone={count > 0 ? 'primary' : 'neutral'}>{formatNumber(count)}</Badge>}
        {count === undefined && !error && <Skeleton className="h-6 w-9 rounded-full" />}
      </Link>
      {count === undefined && error ? (
        <IconButton
          label={t('Count again: :name', { name: t(title) })}
          icon={<RotateCw aria-hidden className="size-5" />}
          pending={isFetching}
          onClick={() => void refetch()}
        />
      ) : (
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted rtl:rotate-180" />
      )}
    </div>
  )
}
