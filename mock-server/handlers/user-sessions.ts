import { userSessions } from '@/contract/user-sessions'

import { hasPassword } from '../accounts/credentials'
import { invalid } from '../invalid'
import { mockGroup } from '../mock'
import { signedIn } from '../music/people'
import { describeDevice } from '../sessions/device'
import type { Session } from '../sessions/sessions'
import { demandConfirmedPassword } from '../sign-in/confirmed-password'

const MOST = 30

function presentSession(session: Session, current: Session) {
  const { number, device, lastActive } = session
  return {
    id: number,
    ...describeDevice(device),
    city: device.place?.city ?? null,
    country: device.place?.country ?? null,
    ip_address: device.address,
    is_current_device: session === current,
    last_active: new Date(lastActive).toISOString(),
  }
}

export const userSessionHandlers = mockGroup('userSessions', userSessions, {
  list: ({ world, session, user }) => ({
    sessions: world.sessions
      .ofUser(signedIn({ user }).id)
      .slice(0, MOST)
      .map((other) => presentSession(other, session)),
  }),

  logoutOthers: ({ world, session, user, body }) => {
    const self = signedIn({ user })
    demandConfirmedPassword({ world, session })
    if (!hasPassword(self, body.password)) throw invalid('password', 'The provided password was incorrect.')
    world.sessions.endOthers(session)
    return { status: 'success' }
  },
})
