import { useTranslation } from '@/core/platform/i18n/use-translation'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { ImageFieldView } from '@/core/shared/images/image-field-view'
import { useImageUpload } from '@/core/shared/images/use-image-upload'
import { UploadGuard } from '@/core/shared/uploads/upload-guard'

import type { BrandingName } from '../draft/appearance'
import { valueTitles } from '../draft/value-titles'
import { useValue } from '../editor-context'
import { ResetValue } from '../reset-value'

/** A picture of the site, which is uploaded as it is. */
export function LogoField({ name }: { name: BrandingName }) {
  const { t } = useTranslation()
  const { value, change, error, initial } = useValue(name)
  const label = t(valueTitles[name])
  const write = (url: string) => change(url, { name: label })
  const upload = useImageUpload({ diskPrefix: 'branding_media', onUploaded: write })

  /** Removes a failed upload first, and the picture only with the next press. */
  function remove(): void {
    if (upload.error === undefined) write('')
    upload.forget()
  }
  // Once uploaded, the draft has the picture: undo changes what is shown.
  const preview = upload.isDone ? undefined : upload.preview
  return (
    <div className="flex flex-col gap-1">
      <ImageFieldView
        label={label}
        error={error}
        src={assetUrl(value)}
        upload={{ ...upload, preview }}
        onRemove={remove}
        isWhole
      />
      <ResetValue label={label} onReset={value === initial ? undefined : () => write(initial)} />
      <UploadGuard {...upload.state} />
    </div>
  )
}
