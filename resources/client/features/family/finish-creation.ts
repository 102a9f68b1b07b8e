import { translate } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { storeToast } from '@/core/shared/toasts/toast-after-reload'
import { toast } from '@/core/shared/toasts/toast-store'
import { page, siteRoot } from '@/lib/browser/url'

import { FAMILY_PATH } from './family-rules'
import { findProfile, type Profile, refreshFamily, sendAvatar } from './queries'

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

/**
 * Checks whether a creation whose response was lost has succeeded, by its unique email address. Otherwise announces
 * what is known.
 */
export async function findCreated(email: string): Promise<{ user: Profile } | undefined> {
  try {
    const user = await findProfile((profile) => profile.email?.toLowerCase() === email.toLowerCase())
    if (user) return { user }
    toast.danger(
      translate("We couldn't confirm that the profile was added. It isn't in your family, so you can try again."),
    )
  } catch {
    toast.danger(translate("We couldn't confirm that the profile was added. Check your family before you try again."), {
      action: { label: translate('Linked profiles'), action: FAMILY_PATH },
    })
  }
  await refreshFamily()
  return undefined
}
