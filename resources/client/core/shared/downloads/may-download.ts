import type { Bootstrap } from '@/contract/groups/bootstrap'
import { translate } from '@/core/platform/i18n/use-translation'
import { hasPermission } from '@/core/platform/session/permissions'
import { mayBuyPlans } from '@/core/shared/upsell/plan-with'

/** Permission to download songs, as files or into this browser. */
const MAY_DOWNLOAD = 'music.download'

/** Whether the site and the visitor's plan allow downloads. */
export const mayDownload = (bootstrap: Bootstrap): boolean =>
  bootstrap.settings.player.enable_download && hasPermission(bootstrap, MAY_DOWNLOAD)

/** Whether downloads are offered: the visitor may download, or buy a plan that allows it. */
export const offersDownloads = (bootstrap: Bootstrap): boolean =>
  bootstrap.settings.player.enable_download && (mayDownload(bootstrap) || mayBuyPlans(bootstrap))

/** Whether the user may download music. */
export const mayDownloadMusic = (bootstrap: Bootstrap): boolean => bootstrap.user !== null && mayDownload(bootstrap)

/** Shows that the user's plan has no downloads, with a link to one that has. Rejects when its code cannot be loaded. */
export async function explainDownloads(): Promise<void> {
  const { announceMissing } = await import('@/core/shared/upsell/announce-missing')
  await announceMissing(MAY_DOWNLOAD, translate("Your plan doesn't include downloads."))
}
