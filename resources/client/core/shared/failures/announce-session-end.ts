import { translate } from '@/core/platform/i18n/translate'
import { paths } from '@/core/platform/navigation/paths'
import { toast } from '@/core/shared/toasts/toast-store'

/** Shows a toast that the session has ended, with a sign-in link. Repeated calls show only one toast. */
export const announceSessionEnd = (): string =>
  toast.danger(translate('Your session has ended. Sign in to continue.'), {
    id: 'session-end',
    action: { label: translate('Sign in'), action: paths.login.link() },
  })
