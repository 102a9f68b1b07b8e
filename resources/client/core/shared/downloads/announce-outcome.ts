import { formatBytes } from '@/core/platform/i18n/format'
import { translate } from '@/core/platform/i18n/use-translation'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toast } from '@/core/shared/toasts/toast-store'

import { bytesOf, findKept, type KeptCollection, storedTracks } from './kept-music'
import { type KeepFailure, keptMusic } from './kept-store'
import { explainDownloads } from './may-keep'

/** Shows how a download ended, with the next step where it failed. */
export function announceOutcome(
  { name, kind, id }: KeptCollection,
  failure: KeepFailure | undefined,
  retry: () => void,
): void {
  const again = { label: translate('Try again'), action: retry }
  if (failure === 'refused') return void explainDownloads().catch(announceFailure)
  if (failure === 'full')
    return void toast.danger(translate("This device is full. Songs you've already downloaded stay."), { action: again })
  if (failure === 'network')
    return void toast.danger(translate('The download of “:name” was interrupted.', { name }), { action: again })
  const collection = findKept(keptMusic(), { kind, id })
  if (!collection) return
  if (storedTracks(keptMusic(), collection).length === 0)
    return void toast.danger(translate('None of these songs can be downloaded.'))
  const size = formatBytes(bytesOf(keptMusic(), collection))
  toast.positive(translate('“:name” is downloaded (:size).', { name, size }))
}
