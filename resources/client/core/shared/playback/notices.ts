// Separate chunk: loaded with the first notice.
import type { Track } from '@/contract/shapes/music'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { translate } from '@/core/platform/i18n/use-translation'
import { isAppearanceEditor } from '@/core/platform/navigation/appearance-editor'
import { paths } from '@/core/platform/navigation/paths'
import { isChildProfile } from '@/core/platform/session/permissions'
import { sellsPlans } from '@/core/platform/settings/sells-plans'
import { announceFailure, announceSessionEnd } from '@/core/shared/failures/announce-failure'
import { toast } from '@/core/shared/toasts/toast-store'
import { announceMissing } from '@/core/shared/upsell/announce-missing'

import type { Notices } from './failure-tracker'

/** Toast id: a newer sign-in notice replaces the previous one. */
const SIGN_IN_TOAST = 'playback-sign-in'

const signIn = () => ({ id: SIGN_IN_TOAST, action: { label: translate('Sign in'), action: paths.login.link() } })

/** Shows playback notices as toasts, with an action where the visitor can do something. */
export const notices: Notices & { sessionEnded: () => void } = {
  notAllowed: () => {
    const bootstrap = getBootstrap()
    const { user, settings } = bootstrap
    if (isAppearanceEditor()) {
      toast.danger(translate("Can't play music while in appearance editor."))
    } else if (isChildProfile(bootstrap)) {
      toast.danger(translate("This profile can't play music yet. Ask a grown-up for help."))
    } else if (!user) {
      toast.danger(translate('Sign in to listen to music.'), signIn())
    } else if (sellsPlans(settings)) {
      void announceMissing('music.play', translate("Your plan doesn't include listening to music."))
    } else {
      toast.danger(translate("Listening isn't enabled for your account. Please contact us to enable it."))
    }
  },
  skipped: ({ name }: Track) => toast.danger(translate("“:title” can't be played, so we skipped it.", { title: name })),
  gaveUp: ({ name }: Track) => toast.danger(translate("“:title” can't be played right now.", { title: name })),
  noOutput: () =>
    toast.danger(translate('No sound output found. Connect speakers or headphones, then press play.'), {
      id: 'playback-no-output',
    }),
  unseekable: () =>
    toast.danger(translate("You can't skip ahead in this song. The server doesn't support it."), {
      id: 'playback-unseekable',
    }),
  // Shows the server's own message and action.
  refused: (_, reason) => announceFailure(reason),
  sessionEnded: announceSessionEnd,
}
