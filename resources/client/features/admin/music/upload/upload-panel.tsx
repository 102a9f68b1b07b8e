// Separate chunk: loaded with the screen.
import { assumedPermissions } from '@/contract/shapes/assumed-permissions'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { usePermission } from '@/core/platform/session/use-session'
import { PublishingPanel } from '@/core/shared/publishing/publishing-panel'
import { modelFinder } from '@/core/shared/records/queries'
import { RecordHeading } from '@/core/shared/records/record-heading'
import { useRights } from '@/core/shared/records/use-rights'

/** `/admin/upload`: turns files into albums and songs, of any artist. */
export function Screen() {
  const { t } = useTranslation()
  const albums = useRights('albums')
  const artists = useRights('artists')
  const files = usePermission(`${assumedPermissions.files}.create`)
  return (
    <>
      <RecordHeading title={t('Upload music')} crumbs={[{ label: t('Administration'), to: paths.admin.link() }]} />
      <PublishingPanel
        place={{
          area: 'admin',
          canCreateAlbums: albums.create,
          canCreateArtists: artists.create,
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
