// Separate chunk: loaded with the screen.
import type { User } from '@/contract/shapes/user'
import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { CHANGE_MUSIC } from '@/core/platform/session/backstage-rights'
import { refreshBootstrap } from '@/core/platform/session/refresh-bootstrap'
import { usePermission } from '@/core/platform/session/use-session'
import { PublishingPanel } from '@/core/shared/publishing/publishing-panel'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { useMayUpload } from '@/core/shared/uploads/use-may-upload'
import { Notice } from '@/ui/feedback/notice'

import { BackstagePage } from '../backstage-page'
import { ownRecordings } from '../music/queries'
import { mayCreditAnyone, ownArtists } from './own-artists'
import { creditFinder, ownAlbumFinder, refetchMinutes } from './queries'
import { UnknownMinutes } from './unknown-minutes'
import { useMinutes } from './use-minutes'

/** Updates the minutes, and the user whom the first song has made an artist; a failure waits for the next reload. */
async function refresh({ artists }: User): Promise<void> {
  void refetchMinutes()
  if (artists.length === 0) await refreshBootstrap().catch(() => {})
}

/** `/backstage/upload`: turns files into albums and songs of the artists that the user manages. */
export function Upload({ user }: { user: User }) {
  const { t } = useTranslation()
  const isAnyone = useBootstrap(mayCreditAnyone)
  const canCreateArtists = usePermission('artists.create')
  const canSyncLyrics = usePermission('lyrics.create')
  const canUploadPictures = useMayUpload()
  const { minutesLeft, isFetching, retry } = useMinutes(user.id)
  const mayUpdate = usePermission(CHANGE_MUSIC)
  const title = t('Upload music')
  usePageTitle(title)
  return (
    <BackstagePage title={title} back="" size="wide">
      {!canUploadPictures && (
        <Notice>{t("Your account can't upload pictures. Albums and songs get the covers in their files.")}</Notice>
      )}
      {retry && <UnknownMinutes isPending={isFetching} onRetry={retry} />}
      <PublishingPanel
        place={{
          ...ownArtists(user, isAnyone),
          area: 'backstage',
          canCreateAlbums: true,
          canCreateArtists,
          canSyncLyrics,
          canUploadPictures,
          minutesLeft,
          findArtists: creditFinder(isAnyone),
          findAlbums: ownAlbumFinder(user),
          findOwnRecordings: ownRecordings(user.artists),
          trackLink: paths.track.link,
          albumEditor: mayUpdate && user.artists.length > 0 ? (id) => paths.backstage.link(`albums/${id}`) : null,
          onPublished: () => void refresh(user),
        }}
      />
    </BackstagePage>
  )
}
