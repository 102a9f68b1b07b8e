import { users } from '@/contract/groups/users'
import { HttpStatus } from '@/contract/machinery/http-status'
import { days } from '@/lib/dates/duration'

import { users as documented } from '../../documented/groups/users'
import { setCookie } from '../../kit/cookies'
import { MockFailure } from '../../kit/mock-failure'
import { presentLocalization } from '../../rules/bootstrap/bootstrap-data'
import { uploadMinutesLeft } from '../../rules/music/upload-minutes'
import { findSelf } from '../../rules/permissions/find-user'
import { mockGroup, MockResponse } from '../pipeline/mock-group'

/** Keeps a guest's language (backend contract, section 3.3). */
const LOCALE_COOKIE = 'selected_locale'
const LOCALE_KEPT = days(365)

export const userHandlers = mockGroup(users, documented, {
  minutesLeft: ({ world, user, params }) => ({
    minutesLeft: uploadMinutesLeft(world.db, findSelf({ db: world.db, user }, params['id'])),
  }),

  setLocale: ({ world, session, user, body }) => {
    const { db } = world
    const localization = db.localizations.all().find(({ language }) => language === body.locale)
    if (!localization) {
      const message = 'The selected locale is invalid.'
      throw new MockFailure(HttpStatus.UnprocessableContent, { message, errors: { locale: [message] } })
    }
    const result = { locale: presentLocalization(db, localization) }
    if (user) {
      db.users.update(user.id, { language: localization.language })
      return result
    }
    session.locale = localization.language
    return new MockResponse(result, {
      cookies: [setCookie(LOCALE_COOKIE, localization.language, { maxAge: LOCALE_KEPT })],
    })
  },
})
