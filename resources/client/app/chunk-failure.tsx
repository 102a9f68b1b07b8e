import { useEffect, useState } from 'react'

import { type BuildCheck, checkBuild, reloadOnceFor } from '@/core/platform/api/new-build'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { page } from '@/lib/browser/page'
import { Button } from '@/ui/buttons/button'
import { ErrorState } from '@/ui/feedback/error-state'
import { useOnline } from '@/ui/use-online'

/** Whether an import failed to load, as each browser words it: without a connection, or because a release replaced the file. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|not a valid JavaScript MIME type|Unable to preload CSS/i.test(
    error.message,
  )

type ChunkFailureProps = {
  /** A retry of the import has failed before. */
  hasRetried: boolean
  onRetry: () => void
}

/**
 * Stands in for a screen whose code could not be loaded. Retries by itself when the connection is back; for a new build, whose
 * server no longer has this code, the page is reloaded once the music stops.
 */
export function ChunkFailure({ hasRetried, onRetry }: ChunkFailureProps) {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const { status, reload } = useBuild()
  useEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])

  if (status === 'new') {
    return (
      <ErrorState
        level={1}
        title={t('A new version of the site is available')}
        message={t('The page will reload when the music stops.')}
        retryLabel={t('Reload now')}
        onRetry={reload}
      />
    )
  }
  const isOffline = !isOnline || status === 'unreachable'
  return (
    <ErrorState
      level={1}
      title={t("This part of the site couldn't be loaded")}
      message={
        isOffline
          ? t("You're offline. This page will open when the connection is back.")
          : t('Check your connection and try again.')
      }
      retryLabel={t('Try again')}
      onRetry={onRetry}
      // Older browsers remember a failed import until the page is reloaded.
      action={hasRetried && status === 'current' && <Button onClick={reload}>{t('Reload page')}</Button>}
    />
  )
}

/** Compares this tab's build with the server's. `reload` leaves the page only for one that the server has just sent. */
function useBuild(): { status: BuildCheck['status'] | undefined; reload: () => void } {
  const [status, setStatus] = useState<BuildCheck['status']>()
  useEffect(() => {
    let isGone = false
    let stop = () => {}
    async function check(): Promise<void> {
      const build = await checkBuild()
      if (isGone) return
      setStatus(build.status)
      if (build.status !== 'new') return
      const stopWaiting = await reloadWhenSilent(build.entry)
      if (isGone) stopWaiting()
      else stop = stopWaiting
    }
    void check()
    return () => {
      isGone = true
      stop()
    }
  }, [])

  async function reload(): Promise<void> {
    const build = await checkBuild()
    if (build.status === 'unreachable') setStatus(build.status)
    else page.reload()
  }
  return { status, reload: () => void reload() }
}

/** Code may be gone for this too: without the player nothing plays, and without its plugin the button remains. */
async function reloadWhenSilent(entry: string): Promise<() => void> {
  const player = await import('@/core/shared/playback/playback').catch(() => undefined)
  if (!player) reloadOnceFor(entry)
  const plugin = player && (await import('@/core/shared/playback/plugins/reload-when-silent').catch(() => undefined))
  return plugin ? plugin.reloadWhenSilent(player.playback) : () => {}
}
