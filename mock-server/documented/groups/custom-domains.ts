import { assumedPermissions } from '@/contract/shapes/assumed-permissions'

import {
  type DocumentedGroup,
  listParameters,
  optional,
  permitted,
  required,
  signedIn,
  undocumentedResponse,
} from '../documented'
import { lists } from '../samples'

const domain = {
  id: 1,
  host: 'dziesmas.test',
  global: true,
  resource_id: null,
  resource_type: null,
  user_id: 7,
  created_at: '2024-05-04T10:00:00.000000Z',
}
const domainFields = { host: required(), global: optional(), resource_id: optional(), resource_type: optional() }

export const customDomains = {
  section: '7',
  rule: 'Domains come in pages; authorizing returns `serverIp`, and a domain that is not connected is a 422.',
  screens: ['admin: domains'],
  endpoints: {
    list: {
      call: 'GET custom-domain',
      source: '2.1, 7',
      query: listParameters,
      rights: permitted(`${assumedPermissions.customDomains}.view`),
      responses: lists(domain),
      assumed: 'the permission',
    },
    create: {
      call: 'POST custom-domain',
      source: '7',
      body: domainFields,
      ...undocumentedResponse,
      rights: permitted(`${assumedPermissions.customDomains}.create`),
    },
    update: {
      call: 'PUT custom-domain/:id',
      source: '7',
      body: domainFields,
      ...undocumentedResponse,
      rights: permitted(`${assumedPermissions.customDomains}.update`),
    },
    remove: {
      call: 'DELETE custom-domain/:ids',
      source: '7',
      ...undocumentedResponse,
      rights: permitted(`${assumedPermissions.customDomains}.delete`),
    },
    authorize: {
      call: 'POST secure/custom-domain/authorize/:action',
      source: '7',
      failsIn: 'resources/client/features/admin/site/domains/domains.test.tsx',
      body: { host: required() },
      rights: permitted(`${assumedPermissions.customDomains}.create`),
      responses: { 'address of the server': { serverIp: '203.0.113.7' } },
      assumed: 'the permission and the body',
    },
    validate: {
      call: 'POST secure/custom-domain/validate/2BrM45vvfS/api',
      source: '7',
      failsIn: 'resources/client/features/admin/site/domains/domains.test.tsx',
      body: { host: required() },
      ...signedIn,
      responses: { connected: { result: 'connected' } },
      refusals: ['422 failReason'],
    },
  },
} satisfies DocumentedGroup
