import { usePart } from '@/lib/lazy/use-part'

import type { DownloadButtonProps } from './download-button'
import { useOffersDownloads } from './use-offers-downloads'

const loadButton = () => import('./download-button').then(({ DownloadButton }) => DownloadButton)

/** Place of the button that downloads an album or playlist; its code loads later. */
export function DownloadSlot(props: DownloadButtonProps) {
  const isOffered = useOffersDownloads()
  const [DownloadButton] = usePart(loadButton, { when: isOffered, onFail: 'leave out' })
  if (!isOffered) return null
  return (
    <div className="flex min-h-target min-w-target shrink-0 items-center">
      {DownloadButton && <DownloadButton {...props} />}
    </div>
  )
}
