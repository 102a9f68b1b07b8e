import { useTranslation } from '@/core/platform/i18n/use-translation'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { ImageFieldView } from '@/core/shared/images/image-field-view'
import { UploadGuard } from '@/core/shared/uploads/upload-guard'

import { sharedCover } from '../release/change-release'
import type { Release } from '../release/release'
import type { Cover } from './use-cover'

/** Cover of the new album, or of all singles without one of their own. Publishing waits for its upload. */
export function CoverField({ release, cover }: { release: Release; cover: Cover }) {
  const { t } = useTranslation()
  return (
    <div className="md:col-span-2">
      <ImageFieldView
        label={t('Cover')}
        {...(release.kind === 'singles' && { description: t('For every song without a cover chosen for it.') })}
        error={release.album.errors['image']}
        src={assetUrl(sharedCover(release))}
        upload={cover.upload}
        onRemove={cover.remove}
        onChoose={cover.choose}
      />
      <UploadGuard {...cover.upload.state} />
    </div>
  )
}
