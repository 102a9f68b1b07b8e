import { useEffect, useState } from 'react'

import { type BuildCheck, checkBuild, reloadOnceFor } from '@/core/platform/api/new-build'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { page } from '@/lib/browser/url'
import { useOnline } from '@/lib/react/use-browser-state'
import { useEventListener } from '@/lib/react/use-event-listener'
import { Button } from '@/ui/buttons/button'
import { ErrorState } from '@/ui/feedback/error-state'

/** Recognises a failed import by each browser's message: the connection is down, or a release replaced the file. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|not a valid JavaScript MIME type|Unable to preload CSS/i.test(
    error.message,
  )

type ChunkFailureProps = {
  /** A retry of the import has failed already. */
  hasRetried: boolean
  onRetry: () => void
}

/**
 * Replaces a screen whose code failed to load. Retries when the connection returns; after a release, whose server no
 * longer has this code, reloads the page once the music stops.
 */
export function ChunkFailure({ hasRetried, onRetry }: ChunkFailureProps) {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const { status, reload } = useBuild()
  useEventListener('window', 'online', onRetry)

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
      // Older browsers cache a failed import until the page is reloaded.
      action={hasRetried && status === 'current' && <Button onClick={reload}>{t('Reload page')}</Button>}
    />
  )
}

/** Compares this tab's build with the server's. `reload` only leaves the page if the server responds. */
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

/**
 * Reloads for a new build once playback is silent. These chunks may be missing too: without the player nothing plays,
 * without the plugin the button remains.
 */
async function reloadWhenSilent(entry: string): Promise<() => void> {
  const player = await import('@/core/shared/playback/playback').catch(() => undefined)
  if (!player) reloadOnceFor(entry)
  const plugin = player && (await import('@/core/shared/playback/plugins/reload-when-silent').catch(() => undefined))
  return plugin ? plugin.reloadWhenSilent(player.playback) : () => {}
}
