import { ApiError } from '@/core/platform/api/api-error'

import { NotFound } from './not-found'
import { PanelError } from './panel-error'

type ScreenErrorProps = { error: unknown; onRetry: () => void }

/** Error of a whole screen: not-found for a 404, otherwise an error with a retry. */
export function ScreenError({ error, onRetry }: ScreenErrorProps) {
  if (error instanceof ApiError && error.status === 404) return <NotFound />
  return <PanelError level={1} error={error} onRetry={onRetry} />
}
