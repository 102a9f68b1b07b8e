import type { users } from '@/contract/users'

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
}
