import { type ReactNode, useId } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useIsChild } from '@/core/platform/session/use-session'
import { CardsSkeleton } from '@/core/shared/media/cards-skeleton'
import { TrackListSkeleton } from '@/core/shared/media/track-list-skeleton'
import type { GrowingQuery } from '@/core/shared/screen/more-pages'
import { PanelError } from '@/core/shared/screen/panel-error'

import type { LibrarySection } from '../sections'
import { useFocusNext } from '../use-focus-next'
import type { LibraryAddress } from '../use-library-address'
import { LibraryEmpty } from './library-empty'
import { LibraryToolbar } from './library-toolbar'

type LibraryFrameProps = {
  section: LibrarySection
  address: LibraryAddress
  answer: GrowingQuery & { isPending: boolean; refetch: () => Promise<unknown> }
  /** How many items are shown. */
  count: number
  /** What comes looks like this. */
  shape: 'rows' | 'cards'
  /** Plays what is shown. */
  play?: ReactNode
  /** What may be done here besides looking. */
  action?: ReactNode
  children: ReactNode
}

/** A section of the library: its search and order, and its list in each of its states. */
export function LibraryFrame({ section, address, answer, count, shape, play, action, children }: LibraryFrameProps) {
  const { t } = useTranslation()
  const id = useId()
  const focus = useFocusNext<HTMLElement>(count)
  const isChild = useIsChild()
  const isSearchable = !isChild && (answer.isPending || count > 0 || address.query !== '' || answer.error !== null)
  return (
    <section aria-labelledby={id} {...focus} className="space-y-3 md:space-y-5">
      <h2 id={id} tabIndex={-1} className="sr-only">
        {t(section.title)}
      </h2>
      <div className="flex flex-wrap items-center gap-2 not-empty:min-h-14 md:gap-x-3">
        {count > 0 && play}
        {isSearchable && action}
        {isSearchable && <LibraryToolbar section={section} address={address} pending={answer.isFetching} />}
      </div>
      <Content section={section} address={address} answer={answer} count={count} shape={shape} action={action}>
        {children}
      </Content>
    </section>
  )
}

function Content({ section, address, answer, count, shape, action, children }: LibraryFrameProps) {
  if (answer.isPending) return shape === 'rows' ? <TrackListSkeleton /> : <CardsSkeleton />
  if (count > 0) return children
  if (answer.error) return <PanelError error={answer.error} onRetry={() => void answer.refetch()} />
  return <LibraryEmpty section={section} address={address} action={action} />
}
