import type { suggestions } from '@/contract/groups/suggestions'
import { CURRENT_USER } from '@/contract/shapes/music-body'
import { suggestions as documented } from '@mock/documented/groups/suggestions'

import { groupCases, MISSING_ID } from '../case'
import { artistReads } from './administrator'

export const suggestionCases = groupCases<typeof suggestions>(documented, {
  artists: [
    {
      name: 'the artists of others, without the caller',
      as: 'free',
      input: { query: { query: '', limit: 3, listAll: true, excludeSelf: true } },
      status: 200,
      holds: ({ results }) => results.length <= 3 && results.every(({ id }) => id !== CURRENT_USER),
    },
    {
      name: 'the caller first, before the first music',
      as: 'free',
      mockOnly: 'needs an account without music',
      input: { query: { query: '' } },
      status: 200,
      holds: ({ results }) => results.length === 1 && results[0]?.id === CURRENT_USER,
    },
    {
      name: 'the artists that the caller manages',
      ...artistReads,
      input: { query: { query: '' } },
      status: 200,
      holds: ({ results }) => results.length > 0 && results.every(({ id }) => id !== CURRENT_USER),
    },
    {
      name: 'none',
      as: 'free',
      input: { query: { query: 'qwxz', listAll: true } },
      status: 200,
      holds: ({ results }) => results.length === 0,
    },
    { name: 'signed out', input: { query: {} }, status: 401 },
  ],
  artist: [
    { name: 'an artist', as: 'free', input: { params: { id: 1 } }, status: 200, holds: ({ model }) => model.id === 1 },
    {
      name: 'the caller',
      as: 'free',
      input: { params: { id: CURRENT_USER } },
      status: 200,
      holds: ({ model }) => model.id === CURRENT_USER,
    },
    { name: 'missing artist', as: 'free', input: { params: { id: MISSING_ID } }, status: 404 },
    { name: 'signed out', input: { params: { id: 1 } }, status: 401 },
  ],
})
