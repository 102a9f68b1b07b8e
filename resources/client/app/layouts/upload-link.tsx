// Separate chunk: loaded after the layout.
import { Upload } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { LinkButton } from '@/ui/buttons/link-button'

/** Link from the bar of the player to the upload of music. */
export function UploadLink() {
  const { t } = useTranslation()
  return (
    <LinkButton to={paths.backstage.link('upload')} variant="outline" size="sm">
      <Upload aria-hidden className="size-5" />
      {t('Upload music')}
    </LinkButton>
  )
}
