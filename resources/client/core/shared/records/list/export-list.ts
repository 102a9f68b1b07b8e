import { translate } from '@/core/platform/i18n/use-translation'
import { toast } from '@/core/shared/toasts/toast-store'
import { siteRoot } from '@/lib/browser/url'

import type { RecordSource } from '../resource'

/**
 * Requests the export of a list. The server responds with a file, which is downloaded, or emails it later (backend
 * contract, section 3.3). Throws ApiError.
 */
export async function exportList(request: NonNullable<RecordSource<never>['exportCsv']>): Promise<void> {
  const { downloadPath } = await request()
  if (!downloadPath) {
    toast.positive(translate("We're preparing the file and will email it to you."))
    return
  }
  const url = new URL(downloadPath, siteRoot())
  if (url.origin !== window.location.origin) return
  const link = document.createElement('a')
  link.href = url.href
  link.download = ''
  link.click()
}
