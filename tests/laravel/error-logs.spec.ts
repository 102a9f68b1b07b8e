import { createWriteStream, existsSync, statSync } from 'node:fs'
import { readdir, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { errorLogs } from '@/contract/groups/error-logs'
import type { LooseInput } from '@/contract/machinery/wire'
import { sizeOf, streamFile } from '@mock/rules/logs/error-log-entries'
import { errorLogFiles } from '@mock/state/seeds/logs/error-log-files'
import type { MockErrorLogFile } from '@mock/state/store/log-rows'
import type { Client } from '@tests/contract/client'

import type { LaravelHost } from '../../tools/laravel/host'
import { runAdministratorCases } from './administrator-cases'

/** Writes a log of the mock as Laravel writes it: exceptions are in the context. */
const asLaravel = (file: MockErrorLogFile): MockErrorLogFile => ({
  ...file,
  entries: file.entries.map((entry) => ({
    ...entry,
    exception: entry.exception && `{"userId":4,"exception":"${entry.exception}\n"}`,
  })),
})

/** Writes the logs that the cases name; returns the input with the identifiers that they have here. */
async function arrange(admin: Client, { logs }: LaravelHost): Promise<(input: LooseInput) => LooseInput> {
  const now = Date.now() / 1000
  const logFiles = errorLogFiles.map(asLaravel)
  for (const name of await readdir(logs)) if (!logFiles.some((file) => file.name === name)) await rm(join(logs, name))
  for (const file of logFiles) {
    const path = join(logs, file.name)
    // One of them has 100 MB: only what a case deleted is written again.
    const size = existsSync(path) ? statSync(path).size : null
    if (size !== sizeOf(file)) await pipeline(Readable.from(streamFile(file)), createWriteStream(path))
    await utimes(path, new Date(), now - file.id)
  }
  const { files } = errorLogs.list.response.parse(await (await admin.send(errorLogs.list)).json())
  const identifierOf = (known: unknown) => {
    const name = errorLogFiles.find(({ identifier }) => identifier === known)?.name
    return files.find((file) => file.name === name)?.identifier ?? known
  }
  return ({ params, query, ...input }) => ({
    ...input,
    ...(params && { params: { identifier: String(identifierOf(params['identifier'])) } }),
    ...(query && { query: { ...query, ...(query['file'] !== undefined && { file: identifierOf(query['file']) }) } }),
  })
}

runAdministratorCases({ name: 'errorLogs', arrange })
