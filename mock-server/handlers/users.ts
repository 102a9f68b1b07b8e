import { users } from '@/contract/users'
import { days } from '@/lib/dates/duration'

import { mockGroup, Reply } from '../mock'
import { MockFailure } from '../mock-failure'
import { findSelf } from '../music/people'
import { uploadMinutesLeft } from '../music/upload-minutes-left'
import { presentLocalization } from '../pages/bootstrap-data'
import { setCookie } from '../sessions/cookies'

/** Keeps a guest's language (backend contract, section 3.3). */
const LOCALE_COOKIE = 'selected_locale'
const LOCALE_KEPT = days(365)

export const userHandlers = mockGroup('users', users, {
  minutesLeft: ({ world, user, params }) => ({
    minutesLeft: uploadMinutesLeft(world.db, findSelf({ db: world.db, user }, params['id'])),
  }),

  setLocale: ({ world, session, user, body }) => {
    const { db } = world
    const localization = db.localizations.all().find(({ language }) => language === body.locale)
    if (!localization) {
      const message = 'The selected locale is invalid.'
      throw new MockFailure(422, { message, errors: { locale: [message] } })
    }
    const answer = { locale: presentLocalization(db, localization) }
    if (user) {
      db.users.update(user.id, { language: localization.language })
      return answer
    }
    session.locale = localization.language
    return new Reply(answer, { cookies: [setCookie(LOCALE_COOKIE, localization.language, { maxAge: LOCALE_KEPT })] })
  },
})
