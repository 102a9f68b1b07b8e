import type { Track } from '@/contract/music'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { translate } from '@/core/platform/i18n/translate'
import { paths } from '@/core/platform/navigation/paths'
import { isChildProfile } from '@/core/platform/session/permissions'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { announceSessionEnd } from '@/core/shared/failures/announce-session-end'
import { toast } from '@/core/shared/toasts/toast-store'

import type { Notices } from './trouble'

/** The latest word on who listens replaces the one before. */
const ID = 'playback-sign-in'

const signIn = () => ({ id: ID, action: { label: translate('Sign in'), action: paths.login.link() } })

/** What the visitor is told of playing, with the next step where there is one. */
export const notices: Notices & { sessionEnded: () => void } = {
  notAllowed: () => {
    const bootstrap = getBootstrap()
    const { user, settings } = bootstrap
    if (isChildProfile(bootstrap)) {
      toast.danger(translate("This profile can't play music yet. Ask a grown-up for help."))
    } else if (!user) {
      toast.danger(translate('Sign in to listen to music.'), signIn())
    } else if (settings.billing.enable) {
      const action = { label: translate('See plans'), action: paths.pricing.link() }
      toast.danger(translate("Your plan doesn't include listening to music."), { action })
    } else {
      toast.danger(translate("Listening isn't enabled for your account. Please contact us to enable it."))
    }
  },
  skipped: ({ name }: Track) => toast.danger(translate("“:title” can't be played, so we skipped it.", { title: name })),
  gaveUp: ({ name }: Track) => toast.danger(translate("“:title” can't be played right now.", { title: name })),
  unseekable: () =>
    toast.danger(translate("You can't skip ahead in this song. The server doesn't support it."), {
      id: 'playback-unseekable',
    }),
  /** The server's words, and its way on. */
  refused: (_, reason) => announceFailure(reason),
  sessionEnded: announceSessionEnd,
}
