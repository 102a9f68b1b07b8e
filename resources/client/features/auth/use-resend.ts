import { useState } from 'react'
import * as z from 'zod/mini'

import { announceFailure } from '@/core/api/announce-failure'
import { ApiError } from '@/core/api/api-error'
import { useTranslation } from '@/core/i18n/use-translation'
import { storedForSession } from '@/core/storage/session'
import { toast } from '@/core/toasts/toast-store'
import { minutes, seconds } from '@/lib/dates/duration'
import { useNow } from '@/ui/use-now'

import { requestCode } from './queries'

/** A mail is given so long to arrive before another one is sent, in milliseconds. */
export const RESEND_PAUSE = minutes(1)

/** When another mail may be asked for, in milliseconds since 1970; it outlives a reload. */
const nextMail = () => storedForSession({ key: 'next-mail', schema: z.number() })

/** Sends the code again, to the address and not too often: what the server says of that counts too. `wait` is in milliseconds. */
export function useResend(email: string): { resend: () => void; isPending: boolean; wait: number } {
  const { t } = useTranslation()
  const now = useNow()
  const [isPending, setPending] = useState(false)
  const [until, setUntil] = useState(() => nextMail().read() ?? 0)
  const wait = Math.max(0, until - now)

  function pause(time = RESEND_PAUSE): void {
    const next = Date.now() + time
    nextMail().write(next)
    setUntil(next)
  }

  async function send(): Promise<void> {
    setPending(true)
    try {
      await requestCode(email)
      pause()
      toast.positive(t('Email sent'))
    } catch (error) {
      if (error instanceof ApiError && error.status === 429) pause(error.retryAfter && seconds(error.retryAfter))
      announceFailure(error)
    }
    setPending(false)
  }

  return { isPending, wait, resend: () => void (isPending || Date.now() < until || send()) }
}
