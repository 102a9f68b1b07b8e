import { useNavigate } from 'react-router-dom'

import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { paths } from '@/core/platform/navigation/paths'
import { loginPath } from '@/core/platform/navigation/redirects'
import { impersonation } from '@/core/platform/session/impersonation'
import { isChildPage } from '@/core/shared/child/child-page'
import { announceFailure } from '@/core/shared/failures/announce-failure'

/**
 * The way of who listens in somebody's place back to their own account: out of this session and in by their own password, since the
 * server knows no other (backend contract, section 3.2). Small children are kept from going it by chance.
 */
export function useWayBack(): () => void {
  const navigate = useNavigate()
  return () => void wayBack().then((address) => address && navigate(address), announceFailure)
}

/** Where to sign in, once the session has ended; undefined if it has not. */
async function wayBack(): Promise<string | undefined> {
  const by = impersonation.read()?.by
  const { user } = getBootstrap()
  const [{ askLeave }, { signOut }] = await Promise.all([import('./ask-leave'), import('./sign-out')])
  if (!by || !user || !(await askLeave({ profile: user.display_name, name: by.name, isChild: isChildPage() })))
    return undefined
  if (!(await signOut())) return undefined
  return loginPath(user.parent_id ? paths.profiles.link() : paths.home.link(), by.email)
}
