import { translate } from '@/core/platform/i18n/translate'
import { paths } from '@/core/platform/navigation/paths'
import { toast } from '@/core/shared/toasts/toast-store'

/** Says that the session has ended, with the way to sign in; said again, by whoever else has learnt of it, it is still one message. */
export const announceSessionEnd = (): string =>
  toast.danger(translate('Your session has ended. Sign in to continue.'), {
    id: 'session-end',
    action: { label: translate('Sign in'), action: paths.login.link() },
  })
