import { useState } from 'react'
import * as z from 'zod/mini'

import { HttpStatus } from '@/contract/http-status'
import { ApiError } from '@/core/platform/api/api-error'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { storedForSession } from '@/core/platform/storage/session'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toast } from '@/core/shared/toasts/toast-store'
import { hours, minutes, seconds } from '@/lib/dates/duration'
import { useNow } from '@/lib/react/use-timer'

import { requestCode } from './queries'

/** Minimum pause in milliseconds between two emails. */
export const RESEND_PAUSE = minutes(1)

/** Longest pause in milliseconds, whatever the server or storage demands. */
const MAX_PAUSE = hours(1)

/** Timestamp in milliseconds of the next permitted email; survives a reload. */
const nextMail = () => storedForSession({ key: 'next-mail', schema: z.number() })

/** Resends the code, no more often than the pause and the server allow. `wait` is in milliseconds. */
export function useResend(email: string): { resend: () => void; isPending: boolean; wait: number } {
  const { t } = useTranslation()
  const tick = useNow()
  const [isPending, setPending] = useState(false)
  const [{ from, until }, setPause] = useState(() => ({
    from: 0,
    until: Math.min(nextMail().read() ?? 0, Date.now() + MAX_PAUSE),
  }))
  // The clock ticks once a second: without `from`, a new pause would first look longer than it is.
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
