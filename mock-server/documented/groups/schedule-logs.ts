import { assumedPermissions } from '@/contract/shapes/assumed-permissions'

import { type DocumentedGroup, listParameters, permitted, undocumentedResponse } from '../documented'
import { lists } from '../samples'

const run = {
  id: 1,
  command: 'channels:update',
  output: 'Updated 12 channels.',
  ran_at: '2026-03-02T08:15:04.000000Z',
  duration: 1250,
  count_in_last_hour: 1,
  exit_code: 0,
}

export const scheduleLogs = {
  section: '7',
  rule: 'Runs of scheduled commands come in pages; a run is repeated by its id.',
  screens: ['admin: logs'],
  endpoints: {
    list: {
      call: 'GET logs/schedule',
      source: '2.1, 7',
      query: listParameters,
      rights: permitted(`${assumedPermissions.logs}.view`),
      responses: lists(run),
      assumed: 'the permission and the unit of `duration`',
    },
    rerun: {
      call: 'POST logs/schedule/rerun/:id',
      source: '7',
      rights: permitted(`${assumedPermissions.logs}.update`),
      ...undocumentedResponse,
      assumed: 'the permission and the response',
    },
    download: {
      call: 'GET logs/schedule/download',
      source: '7',
      rights: permitted(`${assumedPermissions.logs}.view`),
      responses: { file: undefined },
      assumed: 'the permission',
    },
  },
} satisfies DocumentedGroup
