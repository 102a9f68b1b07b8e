import { assumedPermissions } from '@/contract/shapes/assumed-permissions'

import { type DocumentedGroup, optional, permitted, undocumentedResponse } from '../documented'

const entry = {
  id: 1,
  index: 0,
  level: 'ERROR',
  datetime: '2026-03-02 08:15:04',
  message: 'SQLSTATE[42S22]: Column not found',
  exception: '#0 /var/www/html/app/Track.php(42): save()',
}
const files = [{ name: 'laravel.log', identifier: 'abc-laravel.log', size: 2048 }]
/** A page as Laravel itself writes it (section 2.3, "error log list"). */
const page = {
  data: [entry, { ...entry, exception: null }],
  current_page: 1,
  per_page: 15,
  from: 1,
  to: 2,
  last_page: 1,
  total: 2,
  path: '/',
  first_page_url: '/?page=1',
  last_page_url: '/?page=1',
  next_page_url: null,
  prev_page_url: null,
}
const noEntries = { ...page, data: [], from: null, to: null, total: 0 }

export const errorLogs = {
  section: '7',
  rule: 'Error logs come as `files` with the `selectedFile`, whose entries come in pages.',
  screens: ['admin: logs'],
  endpoints: {
    list: {
      call: 'GET logs/error',
      source: '7',
      query: { file: optional(), query: optional(), page: optional(), perPage: optional() },
      rights: permitted(`${assumedPermissions.logs}.view`),
      responses: {
        entries: { selectedFile: 'abc-laravel.log', files, pagination: page },
        'no files': { selectedFile: null, files: [], pagination: noEntries },
      },
      assumed: 'the permission, the type of `size`, and a site without logs',
    },
    download: {
      call: 'GET logs/error/:identifier/download',
      source: '7',
      rights: permitted(`${assumedPermissions.logs}.view`),
      responses: { file: undefined },
      assumed: 'the permission',
    },
    downloadLatest: {
      call: 'GET logs/error/download-latest',
      source: 'spec, 7',
      rights: permitted(`${assumedPermissions.logs}.view`),
      responses: { file: undefined },
      assumed: 'the permission',
    },
    remove: {
      call: 'DELETE logs/error/:identifier',
      source: '7',
      rights: permitted(`${assumedPermissions.logs}.delete`),
      ...undocumentedResponse,
      assumed: 'the permission and the response',
    },
  },
} satisfies DocumentedGroup
