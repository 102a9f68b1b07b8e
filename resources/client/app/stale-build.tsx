import { useTranslation } from '@/core/i18n/use-translation'
import { ErrorState } from '@/ui/feedback/error-state'

/** Whether code could not be fetched: the connection is gone, or a new release replaced the files. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(error.message)

/** Offers the reload that fetches the new release; the song and the queue come back with it. */
export function StaleBuild() {
  const { t } = useTranslation()
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
