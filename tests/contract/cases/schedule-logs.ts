import type { scheduleLogs } from '@/contract/groups/schedule-logs'
import { scheduleLogs as documented } from '@mock/documented/groups/schedule-logs'

import { groupCases } from '../case'
import { admin, adminRows, administratorsOnly, recordRefusals } from './administrator'

const one = { params: { id: 4 } }

export const scheduleLogCases = groupCases<typeof scheduleLogs>(documented, {
  list: [
    {
      name: 'runs, latest first',
      ...adminRows,
      input: { query: { orderBy: 'ran_at', orderDir: 'desc', paginate: 'lengthAware' } },
      status: 200,
      holds: ({ pagination: { items } }) => items.length > 0,
    },
    {
      name: 'search results',
      ...adminRows,
      input: { query: { query: 'sitemap', perPage: 5 } },
      status: 200,
      holds: ({ pagination: { items } }) => items[0]?.command === 'sitemap:generate',
    },
    ...administratorsOnly(),
  ],
  rerun: [{ name: 'a failed run', ...admin, input: one, status: 200 }, ...recordRefusals('run', one)],
  download: [{ name: 'by an administrator', ...adminRows, status: 200 }, ...administratorsOnly()],
})
