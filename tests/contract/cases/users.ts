import type { users } from '@/contract/users'
import { personas } from '@mock/scenarios/personas'

import type { Cases } from '../case'

export const userCases: Cases<typeof users> = {
  setLocale: [
    { name: 'a guest', input: { body: { locale: 'en' } }, status: 200 },
    { name: 'signed in', as: 'free', input: { body: { locale: 'lv' } }, status: 200, writes: true },
    { name: 'no language at all', input: { body: { locale: '' } }, status: 422 },
    {
      name: 'no such language',
      input: { body: { locale: 'xx' } },
      status: 422,
      mockOnly: 'what a live backend answers is not known',
    },
  ],
  minutesLeft: [
    {
      name: 'with a limit',
      as: 'artist',
      input: { params: { id: personas.artist.id } },
      status: 200,
      mockOnly: 'needs the id of an artist’s account',
    },
    {
      name: 'without a limit',
      as: 'free',
      input: { params: { id: personas.free.id } },
      status: 200,
      mockOnly: 'needs the id of the account',
    },
    { name: 'somebody else’s', as: 'free', input: ({ personId }) => ({ params: { id: personId } }), status: 403 },
    { name: 'nobody signed in', input: ({ personId }) => ({ params: { id: personId } }), status: 401 },
  ],
}
