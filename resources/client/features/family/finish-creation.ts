import { translate } from '@/core/platform/i18n/translate'
import { paths } from '@/core/platform/navigation/paths'
import { storeToast } from '@/core/shared/toasts/toast-after-reload'
import { page } from '@/lib/browser/page'
import { siteRoot } from '@/lib/browser/url'

import { FAMILY_PATH } from './family-rules'
import { sendAvatar } from './queries'

/**
 * Uploads a new profile's picture, then reloads the account settings (spec section 4), where a toast announces the
 * result.
 */
export async function finishCreation(id: number, picture: File | undefined): Promise<void> {
  const isWhole = picture === undefined || (await saveAvatar(id, picture))
  storeToast(
    isWhole
      ? { type: 'positive', message: translate('User created') }
      : {
          type: 'danger',
          message: translate("The profile was added, but the image couldn't be saved."),
          action: { label: translate('Add image'), action: paths.editFamilyUser.link(id) },
        },
  )
  page.replace(new URL(FAMILY_PATH.slice(1), siteRoot()).href)
}

async function saveAvatar(id: number, file: File): Promise<boolean> {
  try {
    await sendAvatar(id, file)
    return true
  } catch {
    return false
  }
}
