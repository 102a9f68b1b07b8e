import { useMutation } from '@tanstack/react-query'
import { Ban, MailCheck, MailWarning } from 'lucide-react'

import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { toast } from '@/core/shared/toasts/toast-store'
import { Button } from '@/ui/buttons/button'

import { awaitsConfirmation, suspensionOf } from '../family-rules'
import { familyMutations, type Profile } from '../queries'

/** Status of a profile: suspended, or its email address confirmed or pending. */
export function ProfileState({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  const suspension = suspensionOf(profile)
  return (
    <>
      {suspension && (
        <p className="flex gap-3 rounded-input border-2 border-danger px-4 py-3 font-semibold">
          <Ban aria-hidden className="size-6 shrink-0 text-danger" />
          {suspension.reason ? t('Suspended: :reason', { reason: suspension.reason }) : t('Suspended')}
        </p>
      )}
      {profile.email && <Confirmation profile={profile} email={profile.email} />}
    </>
  )
}

function Confirmation({ profile, email }: { profile: Profile; email: string }) {
  const { t } = useTranslation()
  const isAwaited = useBootstrap((bootstrap) => awaitsConfirmation(bootstrap, profile))
  const resend = useMutation(familyMutations.resendEmail)
  const Icon = isAwaited ? MailWarning : MailCheck
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-input bg-chip px-4 py-3">
      <Icon aria-hidden className="size-6 shrink-0" />
      <p className="min-w-0 flex-1 break-words">{isAwaited ? t(":email isn't verified yet.", { email }) : email}</p>
      <Button
        variant="outline"
        size="sm"
        className="max-md:basis-full"
        disabled={!isAwaited}
        pending={resend.isPending}
        onClick={() => resend.mutate({ body: { email } }, { onSuccess: () => void toast.positive(t('Email sent')) })}
      >
        {t('Resend email')}
      </Button>
    </div>
  )
}
