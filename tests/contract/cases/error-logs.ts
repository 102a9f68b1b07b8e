import { errorLogs } from '@/contract/groups/error-logs'
import { errorLogs as documented } from '@mock/documented/groups/error-logs'
import { errorLogFiles } from '@mock/state/seeds/logs/error-log-files'

import { groupCases, type Visit } from '../case'
import { firstOf } from '../first-row'
import { readResponse } from '../read-response'
import { admin, adminRows, administratorsOnly, readRefusals, reading } from './administrator'

const [today, , month] = errorLogFiles.map(({ identifier }) => identifier)
const one = { params: { identifier: today ?? '' } }
const missing = { params: { identifier: 'no-such-file.log' } }

/** Identifier of the latest file. */
async function latestFile({ client }: Visit): Promise<string> {
  const { files } = await readResponse(client, errorLogs.list)
  return firstOf(files, errorLogs.list.path).identifier
}

export const errorLogCases = groupCases<typeof errorLogs>(documented, {
  list: [
    {
      name: 'of the latest file',
      ...reading,
      status: 200,
      holds: ({ selectedFile, files }) => (selectedFile ?? undefined) === files[0]?.identifier,
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
  download: [
    {
      name: 'a file',
      ...reading,
      input: async (_, visit) => ({ params: { identifier: await latestFile(visit) } }),
      status: 200,
    },
    ...readRefusals('file', one, missing),
  ],
  downloadLatest: [
    {
      name: 'by an administrator',
      ...reading,
      input: async (_: unknown, visit: Visit) => {
        await latestFile(visit)
        return {}
      },
      status: 200,
    },
    ...administratorsOnly(),
  ],
  remove: [
    { name: 'a file', ...admin, input: one, status: 200, writes: true },
    { name: 'missing file', ...admin, input: missing, status: 404 },
    ...administratorsOnly(one),
  ],
})
