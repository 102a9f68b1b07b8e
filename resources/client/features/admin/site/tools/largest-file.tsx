import { formatNumber } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'

import { MEGABYTE } from './file-size'

type LargestFileProps = { /** In megabytes. */ ofServer: number | null; /** In bytes. */ ofSite: number | null }

/** The largest file that the server accepts, with a warning if the site's own limit is larger. */
export function LargestFile({ ofServer, ofSite }: LargestFileProps) {
  const { t } = useTranslation()
  if (ofServer === null) return <p>{t('The server does not say how large a file may be.')}</p>
  const isTooLarge = ofSite !== null && ofSite / MEGABYTE > ofServer
  return (
    <p>
      {t('The server accepts files of up to :size MB in one part.', { size: formatNumber(ofServer) })}
      {isTooLarge && (
        <strong className="block text-danger">
          {t("The site's own limit is larger: bigger files only arrive if they are uploaded in parts.")}
        </strong>
      )}
    </p>
  )
}
