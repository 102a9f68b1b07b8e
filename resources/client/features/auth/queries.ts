import { emailVerification } from '@/contract/email-verification'
import { call } from '@/core/platform/api/call'

/** Has another mail with a verification code sent; the screens of visitors have no use for a query client. */
export const requestCode = (email: string): Promise<unknown> => call(emailVerification.resend, { body: { email } })
