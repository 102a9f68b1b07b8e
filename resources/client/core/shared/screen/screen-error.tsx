import { isGone } from '@/core/platform/api/api-error'

import { NotFound } from './not-found'
import { PanelError } from './panel-error'

type ScreenErrorProps = { error: unknown; onRetry: () => void }

/** Error of a whole screen: not-found for a 404, otherwise an error with a retry. */
export function ScreenError({ error, onRetry }: ScreenErrorProps) {
  if (isGone(error)) return <NotFound />
  return <PanelError level={1} error={error} onRetry={onRetry} />
}
