import { listNames } from '@/core/platform/i18n/list-names'
import { translate } from '@/core/platform/i18n/use-translation'
import { confirm } from '@/core/shared/dialogs/confirm'

import { isOpenTrack } from '../release/change-release'
import { repeatedTracks } from '../release/duplicates'
import type { Release } from '../release/release'
import { findSameRecording } from './find-published'

/** Names of the tracks that the site has already, or that the release contains twice, by name and duration. */
async function duplicateNames(release: Release): Promise<string[]> {
  const repeated = new Set(repeatedTracks(release))
  const found = await Promise.all(
    release.tracks.filter(isOpenTrack).map(async ({ key, values }) => {
      // A search that fails finds nothing: it only warns.
      const isKnown = repeated.has(key) || (await findSameRecording(values).catch(() => undefined)) !== undefined
      return isKnown ? [values.name.trim()] : []
    }),
  )
  return found.flat()
}

/** Reports tracks that seem to be published already; resolves to whether to publish. */
export async function confirmDuplicates(release: Release): Promise<boolean> {
  const names = await duplicateNames(release)
  return (
    names.length === 0 ||
    confirm({
      title: translate('[one This song may exist already|other :count songs may exist already]', {
        count: names.length,
      }),
      message: translate('Same name and duration: :names', { names: listNames(names) }),
      confirmLabel: translate('Publish anyway'),
      cancelLabel: translate('Keep editing'),
    })
  )
}
