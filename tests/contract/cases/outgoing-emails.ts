import type { outgoingEmails } from '@/contract/groups/outgoing-emails'
import { outgoingEmails as documented } from '@mock/documented/groups/outgoing-emails'

import { groupCases, MISSING_ID } from '../case'
import { adminRows, administratorsOnly, changedBetweenDays, readRefusals } from './administrator'
import { filtered } from './filtered'

const one = { params: { id: 2 } }
const refusals = readRefusals('email', one, { params: { id: MISSING_ID } })

export const outgoingEmailCases = groupCases<typeof outgoingEmails>(documented, {
  list: [
    {
      name: 'refused by the mail server',
      ...adminRows,
      input: { query: { paginate: 'lengthAware', ...filtered(['status', '=', 'error']) } },
      status: 200,
      holds: ({ pagination: { items } }) => items.length > 0 && items.every(({ status }) => status === 'error'),
    },
    {
      name: 'search results, by subject',
      ...adminRows,
      input: { query: { query: 'dziesmas', orderBy: 'subject', orderDir: 'asc', perPage: 5 } },
      status: 200,
      holds: ({ pagination: { items } }) => items.length > 0,
    },
    changedBetweenDays,
    ...administratorsOnly(),
  ],
  show: [
    {
      name: 'with its message',
      ...adminRows,
      input: one,
      status: 200,
      holds: ({ logItem: { parsed_message: message } }) =>
        Boolean(message?.headers['Subject'] && message.body?.html && message.body.text),
    },
    ...refusals,
  ],
  download: [{ name: 'as .eml', ...adminRows, input: one, status: 200 }, ...refusals],
  downloadAll: [{ name: 'by an administrator', ...adminRows, status: 200 }, ...administratorsOnly()],
})
