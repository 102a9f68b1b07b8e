import type { errorLogs } from '@/contract/groups/error-logs'
import { errorLogs as documented } from '@mock/documented/groups/error-logs'
import { errorLogFiles } from '@mock/state/seeds/logs/error-log-files'

import { groupCases } from '../case'
import { admin, adminRows, administratorsOnly, readRefusals, reading } from './administrator'

const [today, , month] = errorLogFiles.map(({ identifier }) => identifier)
const one = { params: { identifier: today ?? '' } }
const missing = { params: { identifier: 'no-such-file.log' } }

export const errorLogCases = groupCases<typeof errorLogs>(documented, {
  list: [
    {
      name: 'of the latest file',
      ...adminRows,
      status: 200,
      holds: ({ selectedFile, files, pagination: { items } }) =>
        selectedFile === files[0]?.identifier && files.length > 1 && items.some(({ exception }) => exception),
    },
    {
      name: 'search results of a large file, on the second page',
      ...adminRows,
      input: { query: { file: month, query: 'sendDIGEST', page: 2, perPage: 5 } },
      status: 200,
      holds: ({ selectedFile, files, pagination: { items, current, total } }) =>
        selectedFile === files.at(-1)?.identifier && items.length === 5 && current === 2 && (total ?? 0) > 1000,
    },
    { name: 'of a missing file', ...reading, input: { query: { file: 'no-such-file.log' } }, status: 404 },
    ...administratorsOnly(),
  ],
  download: [{ name: 'a file', ...adminRows, input: one, status: 200 }, ...readRefusals('file', one, missing)],
  downloadLatest: [{ name: 'by an administrator', ...adminRows, status: 200 }, ...administratorsOnly()],
  remove: [
    { name: 'a file', ...admin, input: one, status: 200, writes: true },
    { name: 'missing file', ...admin, input: missing, status: 404 },
    ...administratorsOnly(one),
  ],
})
