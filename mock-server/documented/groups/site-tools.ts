import { type DocumentedGroup, permitted, undocumentedResponse } from '../documented'

export const siteTools = {
  section: '7',
  rule: 'Tools of the installation are POST calls without a body.',
  screens: ['admin: settings'],
  failsIn: 'resources/client/features/admin/site/settings/settings.test.tsx',
  endpoints: {
    flushCache: {
      call: 'POST cache/flush',
      source: '7',
      rights: permitted('settings.update'),
      ...undocumentedResponse,
      assumed: 'the permission and the response',
    },
  },
} satisfies DocumentedGroup
