import type { registration } from '@/contract/registration'
import { personas } from '@mock/scenarios/personas'
import { settings } from '@mock/seeds/settings'

import type { Cases } from '../case'

const password = { password: 'saulains', password_confirmation: 'saulains' }
const someone = { email: 'jauns@dziesma.test', ...password }
const policies = Object.fromEntries((settings.registration?.policies ?? []).map(({ id }) => [String(id), true]))

export const registrationCases: Cases<typeof registration> = {
  create: [
    {
      name: 'a new address',
      input: { body: { ...someone, ...policies } },
      status: 200,
      mockOnly: 'would leave an account behind',
    },
    {
      name: 'without the policies',
      input: { body: someone },
      status: 422,
      mockOnly: 'a site without policies would leave an account behind',
    },
    {
      name: 'an address that is taken',
      input: { body: { ...someone, ...policies, email: personas.free.email } },
      status: 422,
      mockOnly: 'needs an address that is taken',
    },
    { name: 'another repetition', input: { body: { ...someone, password_confirmation: 'lietains' } }, status: 422 },
    {
      name: 'a short password',
      input: { body: { ...someone, password: 'abc', password_confirmation: 'abc' } },
      status: 422,
    },
    { name: 'no address', input: { body: { ...someone, email: '' } }, status: 422 },
  ],
}
