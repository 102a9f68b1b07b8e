import { TabletSmartphone } from 'lucide-react'

import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { formatBytes } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { type DownloadedMusic, totalBytes } from '@/core/shared/downloads/downloaded-music'
import { mayDownloadMusic } from '@/core/shared/downloads/may-download'
import { supportsDownloads } from '@/core/shared/downloads/support'
import { useDownloads } from '@/core/shared/downloads/use-downloads'
import { TrackListSkeleton } from '@/core/shared/media/media-skeletons'
import { usePageMeta, usePageTitle } from '@/core/shared/screen/use-page-title'
import { RemedyLink } from '@/core/shared/upsell/remedy-link'
import { isOfflineShell } from '@/lib/browser/offline-shell'
import { LinkButton } from '@/ui/buttons/link-button'
import { EmptyState } from '@/ui/feedback/empty-state'

import { DownloadsSection } from './downloads-section'
import { RemoveAllButton } from './remove-all-button'

/** `/offline`: the downloaded albums and playlists, which play without a connection. */
export function Screen() {
  const { t } = useTranslation()
  const { music } = useDownloads()
  const isAllowed = useBootstrap(mayDownloadMusic)
  usePageTitle(t('Downloads'))
  usePageMeta({ path: paths.downloads.link() })
  if (!supportsDownloads()) return <Unsupported />
  if (!isAllowed) return <NotInPlan />
  return (
    <div className="space-y-8">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="space-y-1">
          <h1 className="text-3xl font-extrabold tracking-tight">{t('Downloads')}</h1>
          {music && music.collections.length > 0 && (
            <p className="text-muted">
              {t(':size, plays without a connection', { size: formatBytes(totalBytes(music)) })}
            </p>
          )}
        </div>
        {music && music.collections.length > 1 && <RemoveAllButton collections={music.collections} />}
      </header>
      {music ? <Collections music={music} /> : <TrackListSkeleton />}
    </div>
  )
}

function Collections({ music }: { music: DownloadedMusic }) {
  const { t } = useTranslation()
  if (music.collections.length === 0)
    return (
      <EmptyState
        title={t('No downloads yet')}
        action={!isOfflineShell() && <LinkButton to={paths.library.link({})}>{t('Your library')}</LinkButton>}
      >
        <p>{t('Open an album or playlist and choose “Download”. Then it plays without a connection.')}</p>
      </EmptyState>
    )
  return music.collections.map((collection) => (
    <DownloadsSection key={`${collection.kind}-${collection.id}`} collection={collection} music={music} />
  ))
}

function Unsupported() {
  const { t } = useTranslation()
  return (
    <EmptyState
      level={1}
      icon={<TabletSmartphone className="size-20" />}
      title={t("This browser can't download music.")}
      action={!isOfflineShell() && <LinkButton to={paths.library.link({})}>{t('Your library')}</LinkButton>}
    >
      <p>{t('Open the site in an up-to-date browser, in a window that is not private.')}</p>
    </EmptyState>
  )
}

function NotInPlan() {
  const { t } = useTranslation()
  return (
    <EmptyState
      level={1}
      icon={<TabletSmartphone className="size-20" />}
      title={t("Your plan doesn't include downloads.")}
      action={<RemedyLink permission="music.download" />}
    >
      <p>{t('With downloads, albums and playlists play without a connection.')}</p>
    </EmptyState>
  )
}
