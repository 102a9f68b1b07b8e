// Separate chunk: loaded with the first notice.
import type { Track } from '@/contract/music'
import { announceFailure } from '@/core/platform/api/announce-failure'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { translate } from '@/core/platform/i18n/translate'
import { paths } from '@/core/platform/navigation/paths'
import { announceSessionEnd } from '@/core/platform/session/announce-session-end'
import { isChildProfile } from '@/core/platform/session/permissions'
import { toast } from '@/core/shared/toasts/toast-store'

import type { Notices } from './failure-tracker'

/** Toast id: a newer sign-in notice replaces the previous one. */
const SIGN_IN_TOAST = 'playback-sign-in'

const signIn = () => ({ id: SIGN_IN_TOAST, action: { label: translate('Sign in'), action: paths.login.link() } })

/** Shows playback notices as toasts, with an action where the visitor can do something. */
export const notices: Notices & { sessionEnded: () => void } = {
  notAllowed: () => {
    const bootstrap = getBootstrap()
    const { user, settings } = bootstrap
    if (isChildProfile(bootstrap)) {
      toast.danger(translate('This profile cannot play music yet. Ask a grown-up to help.'))
    } else if (!user) {
      toast.danger(translate('Sign in to listen to music.'), signIn())
    } else if (settings.billing.enable) {
      const action = { label: translate('See the plans'), action: paths.pricing.link() }
      toast.danger(translate('Your plan does not include listening to music.'), { action })
    } else {
      toast.danger(translate('Listening is not switched on for your account. Please ask the site to switch it on.'))
    }
  },
  skipped: ({ name }: Track) =>
    toast.danger(translate('“:title” cannot be played, so it was skipped.', { title: name })),
  gaveUp: ({ name }: Track) => toast.danger(translate('“:title” cannot be played right now.', { title: name })),
  unseekable: () =>
    toast.danger(translate('This song cannot be skipped through: the server sends it in one piece.'), {
      id: 'playback-unseekable',
    }),
  // Shows the server's own message and action.
  refused: (_, reason) => announceFailure(reason),
  sessionEnded: announceSessionEnd,
}
