import { formatBytes } from '@/core/platform/i18n/format'
import { translate } from '@/core/platform/i18n/use-translation'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toast } from '@/core/shared/toasts/toast-store'

import { bytesOf, findDownloaded, type DownloadedCollection, storedTracks } from './downloaded-music'
import { type DownloadFailure, downloadedMusic } from './downloads-store'
import { explainDownloads } from './may-download'

/** Shows how a download ended, with the next step where it failed. */
export function announceOutcome(
  { name, kind, id }: DownloadedCollection,
  failure: DownloadFailure | undefined,
  retry: () => void,
): void {
  const again = { label: translate('Try again'), action: retry }
  if (failure === 'refused') return void explainDownloads().catch(announceFailure)
  if (failure === 'full')
    return void toast.danger(translate("This device is full. Songs you've already downloaded stay."), { action: again })
  if (failure === 'network')
    return void toast.danger(translate('The download of “:name” was interrupted.', { name }), { action: again })
  const collection = findDownloaded(downloadedMusic(), { kind, id })
  if (!collection) return
  if (storedTracks(downloadedMusic(), collection).length === 0)
    return void toast.danger(translate('None of these songs can be downloaded.'))
  const size = formatBytes(bytesOf(downloadedMusic(), collection))
  toast.positive(translate('“:name” is downloaded (:size).', { name, size }))
}
