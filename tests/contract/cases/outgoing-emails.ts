import type { outgoingEmails } from '@/contract/groups/outgoing-emails'
import { outgoingEmails as documented } from '@mock/documented/groups/outgoing-emails'

import { groupCases } from '../case'
import { admin, administratorsOnly, changedBetweenDays, recordRefusals } from './administrator'
import { filtered } from './filtered'

const one = { params: { id: 2 } }

export const outgoingEmailCases = groupCases<typeof outgoingEmails>(documented, {
  list: [
    {
      name: 'refused by the mail server',
      ...admin,
      input: { query: { paginate: 'lengthAware', ...filtered(['status', '=', 'error']) } },
      status: 200,
      holds: ({ pagination: { items } }) => items.length > 0 && items.every(({ status }) => status === 'error'),
    },
    {
      name: 'search results, by subject',
      ...admin,
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
      ...admin,
      input: one,
      status: 200,
      holds: ({ logItem: { parsed_message: message } }) =>
        Boolean(message?.headers['Subject'] && message.body?.html && message.body.text),
    },
    ...recordRefusals('email', one),
  ],
  download: [{ name: 'as .eml', ...admin, input: one, status: 200 }, ...recordRefusals('email', one)],
  downloadAll: [{ name: 'by an administrator', ...admin, status: 200 }, ...administratorsOnly()],
})
