import { useEffect } from 'react'

import { useTranslation } from '@/core/i18n/use-translation'
import { ErrorState } from '@/ui/feedback/error-state'

/** Whether code could not be fetched: the connection is gone, or a new release replaced the files. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(error.message)

/** Fetches the new release by a reload, which waits for the song and may be pressed for; song and queue come back with it. */
export function StaleBuild() {
  const { t } = useTranslation()
  useEffect(() => {
    const reloading = reloadWhenSilent()
    return () => void reloading.then((stop) => stop?.())
  }, [])
  return (
    <ErrorState
      level={1}
      title={t('This part of the site could not be loaded')}
      message={t('Check the connection, then load the page again.')}
      retryLabel={t('Load again')}
      onRetry={() => window.location.reload()}
    />
  )
}

/** Where its own code is gone too, the button is left. */
async function reloadWhenSilent(): Promise<(() => void) | undefined> {
  try {
    const [{ playback }, reloading] = await Promise.all([import('@/core/playback/playback'), import('@/core/playback/companions/reload-when-silent')])
    return reloading.reloadWhenSilent(playback)
  } catch {
    return undefined
  }
}
