import type { users } from '@/contract/groups/users'
import { users as documented } from '@mock/documented/groups/users'

import { groupCases } from '../case'
import { artistReads } from './administrator'

export const userCases = groupCases<typeof users>(documented, {
  setLocale: [
    { name: 'as a guest', input: { body: { locale: 'en' } }, status: 200 },
    { name: 'as a user', as: 'free', input: { body: { locale: 'lv' } }, status: 200, writes: true },
    { name: 'empty language', input: { body: { locale: '' } }, status: 422 },
    {
      name: 'unknown language',
      input: { body: { locale: 'xx' } },
      status: 422,
      mockOnly: 'the response of a live backend is not documented',
    },
  ],
  minutesLeft: [
    {
      name: 'with a limit',
      ...artistReads,
      input: (_, { person }) => ({ params: { id: person('artist').id } }),
      status: 200,
    },
    {
      name: 'without a limit',
      as: 'free',
      needs: ['free'],
      lacks: 'music.create',
      input: (_, { person }) => ({ params: { id: person('free').id } }),
      status: 200,
    },
    { name: 'of another user', as: 'free', input: ({ personId }) => ({ params: { id: personId } }), status: 403 },
    { name: 'signed out', input: ({ personId }) => ({ params: { id: personId } }), status: 401 },
  ],
})
