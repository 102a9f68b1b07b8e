import { formatDuration } from '@/core/i18n/format'
import { useTranslation } from '@/core/i18n/use-translation'
import { classNames } from '@/lib/class-names'

import { useResend } from '../use-resend'

/** Asks for another mail with a code; after one, a pause is counted down. */
export function ResendCode({ email }: { email: string }) {
  const { t } = useTranslation()
  const { resend, isPending, wait } = useResend(email)
  return (
    <div>
      <p className="text-muted">
        {t('No mail? Look among the spam too, or')}{' '}
        <button
          type="button"
          aria-disabled={isPending || wait > 0}
          aria-busy={isPending || undefined}
          onClick={resend}
          className={classNames('inline-flex min-h-target items-center font-bold', wait > 0 ? 'text-muted' : 'text-primary underline underline-offset-4')}
        >
          {t('request a resend')}
        </button>
        .
      </p>
      {wait > 0 && <p className="text-sm text-muted">{t('Another mail can be sent in :time.', { time: formatDuration(Math.ceil(wait / 1000) * 1000) })}</p>}
    </div>
  )
}
