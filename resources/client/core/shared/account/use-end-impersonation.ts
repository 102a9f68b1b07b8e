import { useNavigate } from 'react-router-dom'

import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { paths } from '@/core/platform/navigation/paths'
import { loginPath } from '@/core/platform/navigation/redirects'
import { impersonation } from '@/core/platform/session/impersonation'
import { isChildPage } from '@/core/shared/child/child-page'
import { announceFailure } from '@/core/shared/failures/announce-failure'

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
  const [{ confirmEndImpersonation }, { signOut }] = await Promise.all([import('./ask-leave'), import('./sign-out')])
  if (
    !by ||
    !user ||
    !(await confirmEndImpersonation({ profile: user.display_name, name: by.name, isChild: isChildPage() }))
  )
    return undefined
  if (!(await signOut())) return undefined
  return loginPath(user.parent_id ? paths.profiles.link() : paths.home.link(), by.email)
}
