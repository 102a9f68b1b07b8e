import { assumedPermissions } from '@/contract/shapes/assumed-permissions'

import { type DocumentedGroup, optional, permitted, undocumentedResponse } from '../documented'
import { pages } from '../samples'

const entry = {
  id: 1,
  index: 0,
  level: 'ERROR',
  datetime: '2026-03-02 08:15:04',
  message: 'SQLSTATE[42S22]: Column not found',
  exception: '#0 /var/www/html/app/Track.php(42): save()',
}
const files = [{ name: 'laravel.log', identifier: 'abc-laravel.log', size: 2048 }]
const lists = Object.fromEntries(
  Object.entries(pages(entry, { ...entry, exception: null })).map(([kind, pagination]) => [
    kind,
    { selectedFile: 'abc-laravel.log', files, pagination },
  ]),
)
const { 'no items': noEntries } = pages(entry)

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
      responses: { ...lists, 'no files': { selectedFile: null, files: [], pagination: noEntries } },
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
