import type { genres } from '@/contract/genres'

import type { Cases } from '../case'

export const genreCases: Cases<typeof genres> = {
  list: [
    { name: 'the most popular first', input: { query: { orderBy: 'popularity', orderDir: 'desc' } }, status: 200 },
    {
      name: 'search results in simple pages',
      input: { query: { query: 'a', paginate: 'simple', perPage: 5 } },
      status: 200,
    },
  ],
}
