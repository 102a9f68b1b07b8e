import { paths } from '@/core/platform/navigation/paths'
import { RETURN_PARAMETER } from '@/core/platform/navigation/redirects'

const JOINING: string[] = [paths.workspaceLogin.pattern, paths.workspaceRegister.pattern]

/**
 * The guests' form that the server sends to, with the way back to the invitation; the sign-in where it sends elsewhere. From there the
 * e-mail address goes along, and nothing else.
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
