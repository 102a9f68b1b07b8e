import { useState } from 'react'
import * as z from 'zod/mini'

import { emailVerification, VERIFICATION_CODE_LENGTH } from '@/contract/groups/email-verification'
import { HttpStatus } from '@/contract/machinery/http-status'
import { ApiError } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'
import { formatDuration } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { storedForSession } from '@/core/platform/session/session-storage'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { EndpointForm } from '@/core/shared/forms/endpoint-form'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { toast } from '@/core/shared/toasts/toast-store'
import { classNames } from '@/lib/class-names'
import { hours, minutes, seconds } from '@/lib/dates/duration'
import { useNow } from '@/lib/react/use-timer'
import { CodeInput } from '@/ui/fields/code-input'

/** Asks for the code from the verification email. */
export function EmailVerificationForm({ onVerified }: { onVerified: () => void }) {
  const { t } = useTranslation()
  const form = useEndpointForm(emailVerification.validate, { guards: false, onSuccess: onVerified })
  return (
    <EndpointForm form={form} submitLabel={t('Next#form')} submitProps={{ size: 'lg' }}>
      <CodeInput {...form.field('code')} label={t('Verification code')} length={VERIFICATION_CODE_LENGTH} required />
    </EndpointForm>
  )
}

/** Inline in the text, but with a touch target's height. */
const LINK =
  "relative font-bold after:absolute after:inset-x-0 after:inset-y-[calc((1.5rem-var(--target))/2)] after:content-['']"

/** Requests another email with a code, then counts down to the next one. */
export function ResendCode({ email, onSent }: { email: string; onSent: () => void }) {
  const { t } = useTranslation()
  const { resend, isPending, wait } = useResend(email, onSent)
  return (
    <div className="flex flex-col gap-1">
      <p className="text-muted">
        {t("Didn't get the email? Check your spam folder or")}{' '}
        <button
          type="button"
          aria-disabled={isPending || wait > 0}
          aria-busy={isPending || undefined}
          onClick={resend}
          className={classNames(LINK, wait > 0 ? 'text-muted' : 'text-primary underline underline-offset-4')}
        >
          {t('request a resend')}
        </button>
        .
      </p>
      {wait > 0 && (
        <p className="text-sm text-muted">
          {t('You can request another email in :time.', { time: formatDuration(Math.ceil(wait / 1000) * 1000) })}
        </p>
      )}
    </div>
  )
}

/** Minimum pause in milliseconds between two emails. */
export const RESEND_PAUSE = minutes(1)

/** Longest pause in milliseconds, whatever the server or storage demands. */
const MAX_PAUSE = hours(1)

/** Timestamp in milliseconds of the next permitted email; survives a reload. */
const nextMail = () => storedForSession({ key: 'next-mail', schema: z.number() })

/** Resends the code, no more often than the pause and the server allow. `wait` is in milliseconds. */
function useResend(email: string, onSent: () => void): { resend: () => void; isPending: boolean; wait: number } {
  const { t } = useTranslation()
  const tick = useNow()
  const [isPending, setPending] = useState(false)
  const [{ from, until }, setPause] = useState(() => ({
    from: 0,
    until: Math.min(nextMail().read() ?? 0, Date.now() + MAX_PAUSE),
  }))
  // The clock ticks once a second: without `from`, a new pause would briefly look longer than it is.
  const wait = Math.max(0, until - Math.max(tick, from))

  function pause(time = RESEND_PAUSE): void {
    const now = Date.now()
    const until = now + Math.min(time, MAX_PAUSE)
    nextMail().write(until)
    setPause({ from: now, until })
  }

  async function send(): Promise<void> {
    setPending(true)
    try {
      await requestCode(email)
      pause()
      onSent()
      toast.positive(t('Email sent'))
    } catch (error) {
      if (error instanceof ApiError && error.status === HttpStatus.TooManyRequests)
        pause(error.retryAfter && seconds(error.retryAfter))
      announceFailure(error)
    }
    setPending(false)
  }

  return { isPending, wait, resend: () => void (isPending || Date.now() < until || send()) }
}

/** Requests another email with a verification code. Uses `call()`: guest screens load no query client. */
const requestCode = (email: string): Promise<unknown> => call(emailVerification.resend, { body: { email } })
