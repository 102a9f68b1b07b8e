import { translate } from '@/core/platform/i18n/translate'
import { toast } from '@/core/shared/toasts/toast-store'

import { FAMILY_PATH } from './family-rules'
import { findProfile, type Profile, refreshFamily } from './queries'

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
