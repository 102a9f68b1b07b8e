import { scheduleLogs } from '@/contract/groups/schedule-logs'
import { scheduleLogs as documented } from '@mock/documented/groups/schedule-logs'

import { groupCases } from '../case'
import { searchFor, onceListed } from '../first-row'
import { admin, administratorsOnly, reading, recordRefusals } from './administrator'

const one = { params: { id: 4 } }

export const scheduleLogCases = groupCases<typeof scheduleLogs>(documented, {
  list: [
    {
      name: 'runs, latest first',
      ...reading,
      input: { query: { orderBy: 'ran_at', orderDir: 'desc', paginate: 'lengthAware' } },
      status: 200,
    },
    {
      name: 'search results',
      ...reading,
      input: searchFor(scheduleLogs.list, ({ command }) => command, { perPage: 5 }),
      status: 200,
      holds: ({ pagination: { items } }) => items.length > 0,
    },
    ...administratorsOnly(),
  ],
  rerun: [{ name: 'a failed run', ...admin, input: one, status: 200 }, ...recordRefusals('run', one)],
  download: [
    {
      name: 'by an administrator',
      ...reading,
      input: onceListed(scheduleLogs.list),
      status: 200,
    },
    ...administratorsOnly(),
  ],
})
