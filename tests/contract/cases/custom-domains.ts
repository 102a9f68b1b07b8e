import { customDomains } from '@/contract/groups/custom-domains'
import { customDomains as documented } from '@mock/documented/groups/custom-domains'

import { groupCases } from '../case'
import { searchFor } from '../first-row'
import { admin, administratorsOnly, everyField, reading, recordRefusals, removals } from './administrator'
import { filtered } from './filtered'

const body = { host: 'jauna.example.test', global: true, resource_id: 1, resource_type: 'artist' }
const one = { params: { id: 1 } }
const store = { params: { action: 'store' }, body: { host: body.host } }
const ready = { body: { host: 'dziesmas.ready.test' } }

export const customDomainCases = groupCases<typeof customDomains>(documented, {
  list: [
    {
      name: 'for everyone, by an administrator',
      ...reading,
      input: (_, { person }) => ({
        query: {
          paginate: 'lengthAware',
          ...filtered(['global', '=', true], ['user_id', '=', { id: person('admin').id }]),
        },
      }),
      status: 200,
      holds: ({ pagination: { items } }) => items.every(({ global }) => global),
    },
    {
      name: 'search results, by host',
      ...reading,
      input: searchFor(customDomains.list, ({ host }) => host, { orderBy: 'host', orderDir: 'asc', perPage: 5 }),
      status: 200,
      holds: ({ pagination: { items } }) => items.length > 0,
    },
    ...administratorsOnly(),
  ],
  create: [
    everyField({ body }, (response) => !response?.domain || response.domain.resource_id === 1),
    { name: 'a known host', ...admin, input: { body: { host: 'koris.example.test' } }, status: 422 },
    { name: 'not a domain', ...admin, input: { body: { host: 'mans domēns' } }, status: 422 },
    ...administratorsOnly({ body }),
  ],
  update: [
    everyField({ ...one, body }, (response) => !response?.domain || response.domain.host === body.host),
    { name: 'another domain’s host', ...admin, input: { ...one, body: { host: 'koris.example.test' } }, status: 422 },
    ...recordRefusals('domain', { ...one, body }),
  ],
  remove: removals('domain'),
  authorize: [
    { name: 'a new host', ...admin, input: store, status: 200, holds: ({ serverIp }) => /^[\d.:a-f]+$/.test(serverIp) },
    {
      name: 'a known host, for its own domain',
      ...admin,
      input: { params: { action: 'update' }, ...ready },
      status: 200,
    },
    {
      name: 'a known host, for another domain',
      ...admin,
      input: { params: { action: 'store' }, ...ready },
      status: 422,
    },
    { name: 'another action', ...admin, input: { ...store, params: { action: 'remove' } }, status: 404 },
    ...administratorsOnly(store),
  ],
  validate: [
    { name: 'a connected host', ...admin, input: ready, status: 200, holds: ({ result }) => result === 'connected' },
    { name: 'a host without a DNS record', ...admin, input: { body: { host: body.host } }, status: 422 },
    { name: 'signed out', input: ready, status: 401 },
  ],
})
