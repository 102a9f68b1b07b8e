import { emailVerification } from '@/contract/email-verification'
import { call } from '@/core/platform/api/call'

/** Requests another email with a verification code. Uses `call()`: guest screens load no query client. */
export const requestCode = (email: string): Promise<unknown> => call(emailVerification.resend, { body: { email } })
