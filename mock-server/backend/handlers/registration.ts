import { registration } from '@/contract/groups/registration'
import { HttpStatus } from '@/contract/machinery/http-status'

import { registration as documented } from '../../documented/groups/registration'
import { invalid, MockFailure } from '../../kit/mock-failure'
import { createAccount } from '../../rules/accounts/create-account'
import { requireUnusedEmail } from '../../rules/accounts/family'
import { verificationMail } from '../../rules/notifications/mails'
import { notifyOfInvites } from '../../rules/workspaces/invites'
import type { Db } from '../../state/store/db'
import { mockGroup } from '../pipeline/mock-group'
import { signIn } from '../sign-in/sign-in'

const isAccepted = (value: unknown): boolean => [true, 1, '1', 'true', 'on', 'yes'].some((yes) => yes === value)

/** Throws 422 unless all of the site's policies are accepted. */
function requireAcceptedPolicies({ settings }: Db, body: Record<string, unknown>): void {
  for (const { id } of settings.registration?.policies ?? []) {
    const field = String(id)
    if (!isAccepted(body[field])) throw invalid(field, `The ${field.replaceAll(/[-_]/g, ' ')} field must be accepted.`)
  }
}

export const registrationHandlers = mockGroup(registration, documented, {
  create: ({ world, session, body }) => {
    const { db, outbox, now } = world
    if (db.settings.registration?.disable) throw new MockFailure(HttpStatus.NotFound, { message: 'Not Found' })
    const { email, password } = body
    requireUnusedEmail(db, email)
    requireAcceptedPolicies(db, body)
    const confirms = db.settings.require_email_confirmation === true
    const email_verified_at = confirms ? null : new Date(now()).toISOString()
    const user = createAccount(db, { email, password, email_verified_at }, now())
    if (confirms) outbox.send(verificationMail(user))
    notifyOfInvites(world, user)
    const status = confirms ? ('needs_email_verification' as const) : ('success' as const)
    return { ...signIn({ world, session }, user.id), status }
  },
})
