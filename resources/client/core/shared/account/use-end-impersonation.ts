import { useNavigate } from 'react-router-dom'

import type { User } from '@/contract/shapes/user'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { translate } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { loginPath } from '@/core/platform/navigation/redirects'
import { impersonation } from '@/core/platform/session/impersonation'
import { askParent } from '@/core/shared/child/ask-parent'
import { isChildPage } from '@/core/shared/child/child-mode'
import { confirm } from '@/core/shared/dialogs/confirm'
import { announceFailure } from '@/core/shared/failures/announce-failure'

import { signOut } from './sign-out'

/**
 * Returns a function that ends an impersonation: signs out and opens the sign-in screen for the original user, since
 * the server has no other way back (backend contract, section 3.2). On a child's page an adult must confirm.
 */
export function useEndImpersonation(): () => void {
  const navigate = useNavigate()
  return () => void endImpersonation().then((path) => path && navigate(path), announceFailure)
}

/** Ends the session and returns the path of the sign-in screen; undefined when cancelled or refused. */
async function endImpersonation(): Promise<string | undefined> {
  const by = impersonation.read()?.by
  const { user } = getBootstrap()
  if (!by || !user || !(await confirmEnd(user, by.name))) return undefined
  if (!(await signOut())) return undefined
  return loginPath(user.parent_id ? paths.profiles.link() : paths.home.link(), by.email)
}

/** Asks for confirmation before the profile's session ends; on a child's page first asks for an adult. */
async function confirmEnd({ display_name: profile }: Pick<User, 'display_name'>, name: string): Promise<boolean> {
  if (isChildPage() && !(await askParent())) return false
  return confirm({
    title: translate('Sign in as :name?', { name }),
    message: translate(
      'The profile “:name” will be signed out of this browser and the music will stop. Then sign in with your password.',
      { name: profile },
    ),
    confirmLabel: translate('Sign in'),
  })
}
