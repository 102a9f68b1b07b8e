import { users } from '@/contract/groups/users'
import { HttpStatus } from '@/contract/machinery/http-status'
import { days, minutes } from '@/lib/dates/duration'

import { users as documented } from '../../documented/groups/users'
import { setCookie } from '../../kit/cookies'
import { MockFailure } from '../../kit/mock-failure'
import { presentLocalization } from '../../rules/bootstrap/bootstrap-data'
import { findSelf } from '../../rules/permissions/find-user'
import { permissionsOf } from '../../rules/permissions/permissions'
import type { Db, MockUser } from '../../state/store/db'
import { mockGroup, MockResponse } from '../pipeline/mock-group'

/** Whole minutes of audio the user may still upload; null without a limit (backend contract, section 3.3). */
function uploadMinutesLeft(db: Db, user: MockUser): number | null {
  const right = permissionsOf(db, user).find(({ name }) => name === 'music.create')
  const limit = right?.restrictions.find(({ name }) => name === 'minutes')?.value
  if (typeof limit !== 'number') return null
  const own = db.tracks.all().filter(({ owner_id }) => owner_id === user.id)
  const used = own.reduce((sum, { duration }) => sum + (duration ?? 0), 0)
  return Math.max(0, limit - Math.ceil(used / minutes(1)))
}

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
