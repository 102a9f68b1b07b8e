import { outgoingEmails } from '@/contract/groups/outgoing-emails'
import { outgoingEmails as documented } from '@mock/documented/groups/outgoing-emails'

import { groupCases, MISSING_ID, type Visit } from '../case'
import { firstRow, searchFor, onceListed } from '../first-row'
import { administratorsOnly, changedBetweenDays, readRefusals, reading } from './administrator'
import { filtered } from './filtered'

const one = { params: { id: 2 } }
const latest = async (_: unknown, visit: Visit) => ({
  params: { id: (await firstRow(visit, outgoingEmails.list)).id },
})
const refusals = readRefusals('email', one, { params: { id: MISSING_ID } })

export const outgoingEmailCases = groupCases<typeof outgoingEmails>(documented, {
  list: [
    {
      name: 'refused by the mail server',
      ...reading,
      input: { query: { paginate: 'lengthAware', ...filtered(['status', '=', 'error']) } },
      status: 200,
      holds: ({ pagination: { items } }) => items.every(({ status }) => status === 'error'),
    },
    {
      name: 'search results, by subject',
      ...reading,
      input: searchFor(outgoingEmails.list, ({ subject }) => subject, {
        orderBy: 'subject',
        orderDir: 'asc',
        perPage: 5,
      }),
      status: 200,
      holds: ({ pagination: { items } }) => items.length > 0,
    },
    changedBetweenDays,
    ...administratorsOnly(),
  ],
  show: [
    {
      name: 'with its message',
      ...reading,
      input: latest,
      status: 200,
      holds: ({ logItem: { parsed_message: message } }) => Boolean(message?.body),
    },
    ...refusals,
  ],
  download: [{ name: 'as .eml', ...reading, input: latest, status: 200 }, ...refusals],
  downloadAll: [
    { name: 'by an administrator', ...reading, input: onceListed(outgoingEmails.list), status: 200 },
    ...administratorsOnly(),
  ],
})
