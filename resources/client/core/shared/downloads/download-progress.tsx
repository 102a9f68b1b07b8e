import { X } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { IconButton } from '@/ui/buttons/icon-button'
import { ProgressCircle } from '@/ui/feedback/progress'

import { progressOf, stopDownload } from './download-queue'
import type { DownloadedCollection } from './downloaded-music'

/** Number of times that screen readers announce the progress. */
const SPOKEN_STEPS = 4

/** Progress of a collection's download, with the button that stops it. */
export function DownloadProgress({ collection }: { collection: DownloadedCollection }) {
  const { t } = useTranslation()
  const { done, total, share } = progressOf(collection)
  const text = t('[one :done of :count song|other :done of :count songs]', { done, count: total })
  const spokenPercent = Math.floor(share * SPOKEN_STEPS) * (100 / SPOKEN_STEPS)
  return (
    <div className="flex items-center gap-3">
      <div className="relative">
        <ProgressCircle
          label={t('Downloading “:name”', { name: collection.name })}
          value={share}
          max={1}
          valueText={text}
          className="size-target"
        />
        <IconButton
          label={t('Stop downloading “:name”', { name: collection.name })}
          icon={<X aria-hidden />}
          onClick={() => stopDownload(collection)}
          className="absolute inset-0"
        />
      </div>
      <span aria-hidden className="font-semibold whitespace-nowrap tabular-nums max-[80rem]:hidden">
        {text}
      </span>
      <span role="status" className="sr-only">
        {t(':percent % downloaded', { percent: spokenPercent })}
      </span>
    </div>
  )
}
