import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'

import { Button } from '../buttons/button'
import { EmptyState } from './empty-state'

type ErrorStateProps = {
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
export function ErrorState({ title, message, retryLabel, onRetry, action, level }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        title={title}
        level={level}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {action}
            <Button variant="outline" onClick={onRetry}>
              <RotateCcw aria-hidden className="size-5" />
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
