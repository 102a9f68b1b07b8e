import type { UseQueryResult } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { classNames } from '@/lib/class-names'
import { Skeleton } from '@/ui/feedback/skeleton'

import { PanelError } from './query-view'

const CARD = 'scroll-mt-24 rounded-panel border bg-paper p-5 md:scroll-mt-6 md:p-7'

type ScreenPanelProps = {
  /** Its URL fragment: `/account-settings#password`. */
  id: string
  title: TranslationKey
  icon: LucideIcon
  /** Contains destructive actions. */
  isDanger?: boolean
  children: ReactNode
}

/** A panel with a title that links can target. */
export function ScreenPanel({ id, title, icon: Icon, isDanger = false, children }: ScreenPanelProps) {
  const { t } = useTranslation()
  const titleId = `${id}-title`
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={classNames(CARD, isDanger ? 'border-danger' : 'border-divider')}
    >
      <h2 id={titleId} tabIndex={-1} className="mb-5 flex items-center gap-3 text-xl outline-none">
        <Icon aria-hidden className={classNames('size-6 shrink-0', isDanger ? 'text-danger' : 'text-primary')} />
        {t(title)}
      </h2>
      {children}
    </section>
  )
}

type PanelQueryProps<Data> = {
  query: UseQueryResult<Data, Error>
  /** Height class of the skeleton. */
  height: string
  children: (data: Data) => ReactNode
}

/** Rows that fill a skeleton of 480 pixels, the highest. */
const MAX_ROWS = 8

/** Skeleton of rows, cut off at the height of a panel. */
const RowsSkeleton = ({ height }: { height: string }) => (
  <div aria-hidden className={classNames('flex flex-col gap-3 overflow-hidden', height)}>
    {Array.from({ length: MAX_ROWS }, (_, row) => (
      <Skeleton key={row} className="h-12 shrink-0 rounded-input" />
    ))}
  </div>
)

/** A panel's query, with its own skeleton, error and retry. */
export function PanelQuery<Data>({ query, height, children }: PanelQueryProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error) return <PanelError error={query.error} onRetry={() => void query.refetch()} />
  return <RowsSkeleton height={height} />
}
