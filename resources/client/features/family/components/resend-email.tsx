import { type ComponentProps, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toast } from '@/core/shared/toasts/toast-store'
import { Button } from '@/ui/buttons/button'

import { resendEmail } from '../queries'

type ResendEmailProps = Pick<ComponentProps<typeof Button>, 'size' | 'className' | 'disabled'> & { email: string }

/** Sends a profile another email with a code. Also works in dialogs, which have no query client. */
export function ResendEmail({ email, ...button }: ResendEmailProps) {
  const { t } = useTranslation()
  const [isPending, setPending] = useState(false)

  async function send(): Promise<void> {
    setPending(true)
    try {
      await resendEmail(email)
      toast.positive(t('Email sent'))
    } catch (error) {
      announceFailure(error)
    }
    setPending(false)
  }

  return (
    <Button {...button} variant="outline" pending={isPending} onClick={() => void send()}>
      {t('Resend email')}
    </Button>
  )
}
