import { type DocumentedGroup, required, undocumentedResponse } from '../documented'

export const youtube = {
  section: '5',
  rule: 'The player’s errors are logged with `code` and `videoUrl`.',
  screens: ['player bar, all play buttons'],
  failsIn: 'log',
  endpoints: {
    logClientError: {
      call: 'POST youtube/log-client-error',
      source: '5',
      body: { code: required(), videoUrl: required() },
      rights: [],
      ...undocumentedResponse,
    },
  },
} satisfies DocumentedGroup
