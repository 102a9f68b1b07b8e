import { auth } from '@/contract/auth'
import { announceFailure } from '@/core/api/announce-failure'
import { call } from '@/core/api/call'
import { setBootstrap } from '@/core/bootstrap/bootstrap-store'
import { translate } from '@/core/i18n/translate'
import { isAppearanceEditor } from '@/core/navigation/appearance-editor'
import { wipeSession } from '@/core/storage/session'
import { toast } from '@/core/toasts/toast-store'

import { signingOut } from './user-leaves'

/**
 * Signs the user out (spec section 4): the new bootstrap data knows no user, and whoever watches it forgets what was
 * theirs. True when it is done, and the sign-in screen comes next; otherwise why not is announced. Refused inside the
 * appearance editor.
 */
export async function signOut(): Promise<boolean> {
  if (isAppearanceEditor()) {
    toast.danger(translate("Can't logout while in appearance editor."))
    return false
  }
  try {
    const { bootstrapData } = await call(auth.logout)
    signingOut(() => setBootstrap(bootstrapData))
    // A session that ends by itself keeps its drafts; whoever signs out is done with them.
    wipeSession()
    return true
  } catch (error) {
    announceFailure(error)
    return false
  }
}
