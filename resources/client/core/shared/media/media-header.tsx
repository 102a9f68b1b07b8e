import type { ReactNode } from 'react'

import { classNames } from '@/lib/class-names'
import { ActionRow } from '@/ui/buttons/action-row'
import { Skeleton } from '@/ui/feedback/skeleton'

import { Cover } from './media-parts'

type MediaHeaderProps = {
  image: string | null | undefined
  shape: 'circle' | 'square'
  title: string
  /** Type of the item, shown above the title. */
  kind: string
  children?: ReactNode
  actions?: ReactNode
}

const layout = 'flex flex-col items-center gap-5 text-center md:flex-row md:items-end md:gap-8 md:text-start'
/** The cover stays at the top when the text beside it is taller. */
const picture = 'w-48 shrink-0 md:w-56 md:self-start'

/** Longest title in characters that is shown in the largest size; a longer one would push the buttons out of view. */
const MAX_LARGE_TITLE = 40

const sizeOf = ({ length }: string) => (length <= MAX_LARGE_TITLE ? 'text-3xl lg:text-4xl' : 'text-xl lg:text-2xl')

/** Header of an artist, album or playlist page, led by the cover. */
export function MediaHeader({ image, shape, title, kind, children, actions }: MediaHeaderProps) {
  return (
    <header className={layout}>
      <Cover image={image} shape={shape} className={`${picture} shadow-raised`} isUrgent />
      <div className="w-full min-w-0 space-y-2">
        <p className="text-sm font-bold text-muted">{kind}</p>
        <h1 className={classNames('font-extrabold tracking-tight text-balance', sizeOf(title))}>{title}</h1>
        {children}
        {actions && (
          <div className="pt-2">
            <ActionRow>{actions}</ActionRow>
          </div>
        )}
      </div>
    </header>
  )
}

/** Skeleton of a MediaHeader. */
export function MediaHeaderSkeleton({ shape }: Pick<MediaHeaderProps, 'shape'>) {
  return (
    <div className={layout} aria-hidden>
      <Skeleton
        className={classNames(picture, 'aspect-square', shape === 'circle' ? 'rounded-full' : 'rounded-panel')}
      />
      <div className="flex w-full max-w-sm flex-col items-center gap-3 md:items-start">
        <Skeleton className="h-4 w-20 rounded-button" />
        <Skeleton className="h-10 w-full rounded-button" />
        <Skeleton className="h-4 w-2/3 rounded-button" />
      </div>
    </div>
  )
}
