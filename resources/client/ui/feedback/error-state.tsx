import type { ReactNode } from 'react'

import { Button } from '../buttons/button'
import { EmptyState } from './empty-state'
import type { StatePictureName } from './state-picture'

type ErrorStateProps = {
  /** State that the picture shows; a failure by default. */
  picture?: StatePictureName | undefined
  title: string
  message?: string | undefined
  retryLabel: string
  onRetry: () => void
  /** Alternative action, for errors that a retry is unlikely to fix. */
  action?: ReactNode
  /** Heading level of the title: 1 if this is the whole screen. */
  level?: 1 | 2
}

/** Message for content that failed to load, announced to screen readers, with a retry button. */
export function ErrorState({
  picture = 'failure',
  title,
  message,
  retryLabel,
  onRetry,
  action,
  level,
}: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        picture={picture}
        title={title}
        level={level}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {action}
            <Button variant="outline" onClick={onRetry}>
              {retryLabel}
            </Button>
          </div>
        }
      >
        {message}
      </EmptyState>
    </div>
  )
}
