import type { registration } from '@/contract/groups/registration'
import { registration as documented } from '@mock/documented/groups/registration'
import { personas } from '@mock/state/seeds/personas'
import { settings } from '@mock/state/seeds/settings'
import { INVITES } from '@mock/state/seeds/workspaces'

import { groupCases } from '../case'

const password = { password: 'saulains', password_confirmation: 'saulains' }
const newcomer = { email: 'jauns@dziesma.test', ...password }
const policies = Object.fromEntries((settings.registration?.policies ?? []).map(({ id }) => [String(id), true]))

export const registrationCases = groupCases<typeof registration>(documented, {
  create: [
    {
      name: 'a new email address',
      input: { body: { ...newcomer, ...policies, invite_id: INVITES.stranger, invite_type: 'workspace' } },
      status: 200,
      mockOnly: 'would leave an account behind',
    },
    {
      name: 'without the policies',
      input: { body: newcomer },
      status: 422,
      mockOnly: 'a site without policies would leave an account behind',
    },
    {
      name: 'email address in use',
      input: { body: { ...newcomer, ...policies, email: personas.free.email } },
      status: 422,
      mockOnly: 'needs an email address in use',
    },
    {
      name: 'mismatching confirmation',
      input: { body: { ...newcomer, password_confirmation: 'lietains' } },
      status: 422,
    },
    {
      name: 'password too short',
      input: { body: { ...newcomer, password: 'abc', password_confirmation: 'abc' } },
      status: 422,
    },
    { name: 'no email address', input: { body: { ...newcomer, email: '' } }, status: 422 },
    {
      name: 'as a signed-in user',
      as: 'free',
      input: { body: { ...newcomer, password_confirmation: 'lietains' } },
      status: 302,
    },
  ],
})
