import { paths } from '@/core/platform/navigation/paths'
import { RETURN_PARAMETER } from '@/core/platform/navigation/redirects'

const JOINING: string[] = [paths.workspaceLogin.pattern, paths.workspaceRegister.pattern]

/**
 * Returns the guest form that the server redirects to, with a return to the invitation. Keeps the email address and
 * drops the rest of the query; any other target becomes the sign-in.
 */
export function loginFor(sent: string | undefined, inviteId: string): string {
  const [path = '', query] = (sent ?? '').split('?')
  const isJoining = JOINING.includes(path)
  const invitation = paths.workspaceInvite.link(inviteId)
  const search = new URLSearchParams(invitation === null ? {} : { [RETURN_PARAMETER]: invitation })
  const email = isJoining ? new URLSearchParams(query).get('email') : null
  if (email) search.set('email', email)
  return `${isJoining ? path : paths.workspaceLogin.link()}?${search.toString()}`
}
