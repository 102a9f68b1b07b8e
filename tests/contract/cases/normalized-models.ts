import { managedUsers } from '@/contract/groups/managed-users'
import type { normalizedModels } from '@/contract/groups/normalized-models'
import { normalizedModels as documented } from '@mock/documented/groups/normalized-models'

import { groupCases, MISSING_ID } from '../case'
import { firstValue } from '../first-row'
import { administratorsOnly, reading } from './administrator'

export const normalizedModelCases = groupCases<typeof normalizedModels>(documented, {
  list: [
    {
      name: 'users by name',
      ...reading,
      input: async (_, visit) => ({
        params: { type: 'user' },
        query: { query: await firstValue(visit, managedUsers.list, ({ display_name }) => display_name) },
      }),
      status: 200,
      holds: ({ results }) => results[0]?.model_type === 'user' && Boolean(results[0].name),
    },
    {
      name: 'the first songs',
      ...reading,
      input: { params: { type: 'track' }, query: { with: ['artists'] } },
      status: 200,
      holds: ({ results }) => results.length > 0 && results.length <= 15,
    },
    {
      name: 'roles without a match',
      ...reading,
      input: { params: { type: 'role' }, query: { query: 'qwxz' } },
      status: 200,
      holds: ({ results }) => results.length === 0,
    },
    { name: 'an unknown type', ...reading, input: { params: { type: 'secret' } }, status: 404 },
    ...administratorsOnly({ params: { type: 'user' } }),
  ],
  show: [
    {
      name: 'a user',
      ...reading,
      input: (_, { person }) => ({ params: { type: 'user', id: person('admin').id }, query: { with: ['roles'] } }),
      status: 200,
      holds: ({ model }) => model.model_type === 'user',
    },
    { name: 'missing record', ...reading, input: { params: { type: 'user', id: MISSING_ID } }, status: 404 },
    ...administratorsOnly({ params: { type: 'user', id: 1 } }),
  ],
})
