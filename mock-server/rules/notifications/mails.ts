import type { MockUser, MockWorkspaceInvite } from '../../state/store/db'

const SITE = 'Dziesma'

/** Mail with the code that confirms an email address. */
export const verificationMail = ({
  email,
  verification_code: code,
}: Pick<MockUser, 'email' | 'verification_code'>) => ({
  to: email ?? '',
  subject: `Verify your email for ${SITE}`,
  text: `Your verification code is ${code}.`,
  code,
})

/** Mail with a link to reset the password; the link does not contain the address (backend contract, section 3). */
export const resetMail = ({ email }: Pick<MockUser, 'email'>, token: string) => ({
  to: email ?? '',
  subject: `Reset your password for ${SITE}`,
  text: 'Someone asked for a new password for this account. The link holds for an hour.',
  link: `password/reset/${token}`,
})

/** Mail with a link to join a workspace, with or without an existing account. */
export const invitationMail = (
  { email, uuid }: Pick<MockWorkspaceInvite, 'email' | 'uuid'>,
  { inviter, workspace }: { inviter: string; workspace: string },
) => ({
  to: email,
  subject: `${inviter} invited you to ${workspace}`,
  text: `Join ${workspace} on ${SITE}. If you did not expect this invitation, there is nothing to do.`,
  link: `workspace/join/${uuid}`,
})

/** Mail with a message from the contact form, to the site's owner. */
export const contactMail = (
  { name, email, message }: { name: string; email: string; message: string },
  to: string | undefined = 'owner@dziesma.test',
) => ({
  to,
  subject: `${name} wrote to ${SITE}`,
  text: `${message}\n\n${name}, ${email}`,
})
