import { userSessions } from '@/contract/groups/user-sessions'

import { userSessions as documented } from '../../documented/groups/user-sessions'
import { invalid } from '../../kit/mock-failure'
import { hasPassword, requireUser } from '../../rules/permissions/find-user'
import type { Session } from '../../state/parts/session'
import { mockGroup } from '../pipeline/mock-group'
import { describeDevice } from '../sessions/device'
import { requireConfirmedPassword } from '../sign-in/confirmed-password'

const MAX_SESSIONS = 30

function presentSession(session: Session, current: Session) {
  const { number, device, lastActive } = session
  return {
    id: number,
    ...describeDevice(device),
    city: device.place?.city ?? null,
    country: device.place?.country ?? null,
    ip_address: device.ipAddress,
    is_current_device: session === current,
    last_active: new Date(lastActive).toISOString(),
  }
}

export const userSessionHandlers = mockGroup(userSessions, documented, {
  list: ({ world, session, user }) => ({
    sessions: world.sessions
      .ofUser(requireUser({ user }).id)
      .slice(0, MAX_SESSIONS)
      .map((other) => presentSession(other, session)),
  }),

  logoutOthers: ({ world, session, user, body }) => {
    const self = requireUser({ user })
    requireConfirmedPassword({ world, session })
    if (!hasPassword(self, body.password)) throw invalid('password', 'The provided password was incorrect.')
    world.sessions.endOthers(session)
    return { status: 'success' }
  },
})
