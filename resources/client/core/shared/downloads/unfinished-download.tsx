import { ArrowDownToLine, X } from 'lucide-react'

import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { Button } from '@/ui/buttons/button'

import { removeFromDevice } from './download-collection'
import { startDownload } from './download-queue'
import type { DownloadedCollection } from './downloaded-music'
import { explainDownloads, mayDownloadMusic } from './may-download'

/** A download that stopped: by the user, a failure or a reload. */
export function UnfinishedDownload({ collection }: { collection: DownloadedCollection }) {
  const { t } = useTranslation()
  const isAllowed = useBootstrap(mayDownloadMusic)
  const resume = () => (isAllowed ? startDownload(collection) : void explainDownloads().catch(announceFailure))
  return (
    <div className="flex flex-wrap items-center justify-center gap-2">
      <Button variant="outline" size="lg" onClick={resume}>
        <ArrowDownToLine aria-hidden />
        {t('Continue downloading')}
      </Button>
      <Button variant="ghost" size="lg" onClick={() => void removeFromDevice([collection]).catch(announceFailure)}>
        <X aria-hidden />
        {t('Discard')}
      </Button>
    </div>
  )
}
