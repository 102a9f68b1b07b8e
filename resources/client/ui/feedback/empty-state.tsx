import type { ReactNode } from 'react'

import { usePart } from '@/lib/lazy/use-part'

import type { StatePictureName } from './state-picture'

type EmptyStateProps = {
  /** Picture of 48 to 80 pixels, instead of the one of the state. */
  icon?: ReactNode
  /** State that the picture shows; an empty list by default. */
  picture?: StatePictureName | undefined
  /** Omit when a heading above already says the same. */
  title?: string
  /** Explains what the visitor can do about it. */
  children?: ReactNode
  /** Button or link for the next step; null only where the screen has none. */
  action: ReactNode
  /** Heading level of the title: 1 if this is the whole screen. */
  level?: 1 | 2
}

const loadPictures = () => import('./state-picture')

/** Message for an empty list or screen, with a picture and the next step. */
export function EmptyState({ icon, picture, title, children, action, level = 2 }: EmptyStateProps) {
  const Title = `h${level}` as const
  const [pictures] = usePart(loadPictures, { when: !icon, onFail: 'leave out' })
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-12 text-center">
      <div aria-hidden className="min-h-20 text-primary">
        {icon ?? (pictures && <pictures.StatePicture name={picture} />)}
      </div>
      {title && <Title className="text-xl">{title}</Title>}
      {children && <div className="text-muted">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
