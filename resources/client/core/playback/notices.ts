import type { Track } from '@/contract/music'
import { getBootstrap } from '@/core/bootstrap/bootstrap-store'
import { translate } from '@/core/i18n/translate'
import { paths } from '@/core/navigation/paths'
import { toast } from '@/core/toasts/toast-store'

import type { Notices } from './deck'

/** What the visitor is told of playing, with the next step where there is one. */
export const notices: Notices = {
  notAllowed: () => {
    const { user, settings } = getBootstrap()
    if (!user) {
      toast.danger(translate('Sign in to listen to music.'), { action: { label: translate('Sign in'), action: paths.login.link() } })
    } else if (settings.billing.enable) {
      const action = { label: translate('See the plans'), action: paths.pricing.link() }
      toast.danger(translate('Your plan does not include listening to music.'), { action })
    } else {
      toast.danger(translate('Listening is not switched on for your account. Please ask the site to switch it on.'))
    }
  },
  skipped: ({ name }: Track) => toast.danger(translate('“:title” cannot be played, so it was skipped.', { title: name })),
  gaveUp: ({ name }: Track) => toast.danger(translate('“:title” cannot be played right now.', { title: name })),
}
