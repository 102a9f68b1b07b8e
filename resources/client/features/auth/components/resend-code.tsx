import { formatDuration } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { classNames } from '@/lib/class-names'

import { useResend } from '../use-resend'

/** Inline in the text, but with a touch target's height. */
const LINK =
  "relative font-bold after:absolute after:inset-x-0 after:inset-y-[calc((1.5rem-var(--target))/2)] after:content-['']"

/** Requests another email with a code, then counts down to the next one. */
export function ResendCode({ email }: { email: string }) {
  const { t } = useTranslation()
  const { resend, isPending, wait } = useResend(email)
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
