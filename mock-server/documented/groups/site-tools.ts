import { assumedPermissions } from '@/contract/shapes/assumed-permissions'

import { type DocumentedGroup, empty, permitted, required, undocumentedResponse } from '../documented'

const permission = `${assumedPermissions.settings}.update`

export const siteTools = {
  section: '7',
  rule: 'Tools of the installation are POST calls; only the import of a search index has a body.',
  screens: ['admin: maintenance'],
  failsIn: 'resources/client/features/admin/site/maintenance/maintenance.test.tsx',
  endpoints: {
    flushCache: {
      call: 'POST cache/flush',
      source: '7',
      rights: permitted(permission),
      ...undocumentedResponse,
      assumed: 'the permission and the response',
      screens: ['admin: maintenance', 'admin: settings'],
    },
    generateSitemap: {
      call: 'POST sitemap/generate',
      source: '7',
      rights: permitted(permission),
      ...undocumentedResponse,
      assumed: 'the permission and the response',
    },
    searchModels: {
      call: 'GET admin/search/models',
      source: '7',
      rights: permitted(permission),
      responses: { models: { models: [{ model: 'App\\Models\\Track', name: 'Track' }] }, none: { models: [] } },
      assumed: 'the permission',
    },
    importSearchIndex: {
      call: 'POST admin/search/import',
      source: '7',
      body: { model: required(), driver: required() },
      rights: permitted(permission),
      responses: { ...empty, output: { output: 'All [App\\Models\\Track] records have been imported.' } },
      assumed: 'the permission, the names of the drivers, and a response without output',
    },
  },
} satisfies DocumentedGroup
