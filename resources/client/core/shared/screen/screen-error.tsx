import { isGone } from '@/core/platform/api/api-error'

import { NotFound } from './not-found'
import { PanelError } from './panel-error'

type ScreenErrorProps = { error: unknown; onRetry: () => void }

/** A screen that could not be had: there is nothing, or something that may be tried again. */
export function ScreenError({ error, onRetry }: ScreenErrorProps) {
  if (isGone(error)) return <NotFound />
  return <PanelError level={1} error={error} onRetry={onRetry} />
}
