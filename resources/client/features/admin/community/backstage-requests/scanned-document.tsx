import { ExternalLink } from 'lucide-react'

import type { BackstageRequest } from '@/contract/groups/backstage-requests'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { Image } from '@/ui/pictures/image'

type ScannedDocumentProps = { file: NonNullable<BackstageRequest['data']>['passport_scan_entry'] }

/** Preview of an image, and a link that opens any document in a new tab. */
export function ScannedDocument({ file }: ScannedDocumentProps) {
  const { t } = useTranslation()
  const url = assetUrl(file?.url)
  if (!file || !url) return <p className="text-muted">{t('No document was sent.')}</p>
  return (
    <div className="flex flex-col items-start gap-4">
      {file.type === 'image' && (
        <Image src={url} alt={t('Scanned document')} ratio={1.4} className="w-full max-w-120 rounded-input" />
      )}
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className="flex items-center gap-2 font-semibold break-all underline underline-offset-4"
      >
        <ExternalLink aria-hidden className="size-5 shrink-0" />
        {t('Open “:name” in a new tab', { name: file.name })}
      </a>
    </div>
  )
}
