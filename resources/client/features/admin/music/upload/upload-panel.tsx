// Separate chunk: loaded with the screen.
import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { PublishingPanel } from '@/core/shared/publishing/publishing-panel'
import { modelFinder } from '@/core/shared/records/queries'
import { RecordHeading } from '@/core/shared/records/record-heading'
import { useRights } from '@/core/shared/records/use-rights'
import { useMayUpload } from '@/core/shared/uploads/use-may-upload'
import { Button } from '@/ui/buttons/button'

import { sourcesOf } from '../channels/rules/sources-of'

const openImport = () =>
  openLazyDialog(async () => (await import('./import-form')).ImportForm, {}).catch(announceFailure)

/** `/admin/upload`: turns files into albums and songs, of any artist. */
export function Screen() {
  const { t } = useTranslation()
  const albums = useRights('albums')
  const artists = useRights('artists')
  const lyrics = useRights('lyrics')
  const files = useMayUpload()
  const usesSpotify = sourcesOf(useSettings()).spotify
  return (
    <>
      <RecordHeading title={t('Upload music')} crumbs={[{ label: t('Administration'), to: paths.admin.link() }]}>
        {usesSpotify && (
          <Button variant="outline" onClick={() => void openImport()}>
            {t('Import from Spotify')}
          </Button>
        )}
      </RecordHeading>
      <PublishingPanel
        place={{
          area: 'admin',
          canCreateAlbums: albums.create,
          canCreateArtists: artists.create,
          canSyncLyrics: lyrics.create,
          canUploadPictures: files,
          minutesLeft: null,
          ownCredit: null,
          mayCredit: () => true,
          mayExtend: () => true,
          findArtists: modelFinder('artist'),
          findAlbums: modelFinder('album'),
          trackLink: ({ id }) => paths.admin.link(`tracks/${id}`),
          albumEditor: (id) => paths.admin.link(`albums/${id}`),
        }}
      />
    </>
  )
}
