import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'

import { Button } from '../buttons/button'
import { EmptyState } from './empty-state'

type ErrorStateProps = {
  title: string
  message?: string | undefined
  retryLabel: string
  onRetry: () => void
  /** Another way on, where trying again is of little use. */
  action?: ReactNode
  /** Level of the title: 1 where this is the whole screen. */
  level?: 1 | 2
}

/** Says what could not be shown, aloud too, and offers to try again. */
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
