import { readOwnData } from '../../state/own-data/read-own-data'
import { SeedError } from '../../state/own-data/seed-error'
import { releaseNames } from '../../state/parts/release'
import { PERSONA_PASSWORD, personas } from '../../state/seeds/personas'
import { openStorage } from '../storage/open-storage'
import { createS3Storage } from '../storage/s3-storage'
import { createHttpServer } from './create-http-server'

const HOST = process.env['HOST'] ?? '127.0.0.1'
const PORT = Number(process.env['PORT'] ?? 8000)
const RELEASE = releaseNames.find((name) => name === process.env['MOCK_RELEASE'])

function fail(line: string): never {
  console.error(line)
  process.exit(1)
}

function listenError(error: NodeJS.ErrnoException): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${PORT} is in use: stop what listens there, or choose another with PORT=${PORT + 1}.`
  return `${HOST}:${PORT} cannot be listened on: ${error.message}.`
}

/** Lists accounts to sign in with, in two columns. */
function signInTable(): string {
  const rows = Object.values(personas).flatMap(({ email, description }) => (email ? [{ email, description }] : []))
  const width = Math.max(...rows.map(({ email }) => email.length))
  return rows.map(({ email, description }) => `  ${email.padEnd(width)}  ${description}`).join('\n')
}

/** Reads the file of own data, if any. Exits with one line for each mistake. */
function seedScenario(): { scenario?: 'own' } {
  const path = process.env['MOCK_SEED']
  if (path === undefined) return {}
  try {
    readOwnData(path)
  } catch (error) {
    if (error instanceof SeedError) fail(error.message)
    throw error
  }
  return { scenario: 'own' }
}

const seeded = seedScenario()
const storage = await openStorage(process.env, { host: HOST })
const server = await createHttpServer({
  port: PORT,
  host: HOST,
  release: RELEASE,
  storage: createS3Storage(storage.config),
  ...seeded,
  showsPanel: process.env['MOCK_PANEL'] !== 'off',
}).catch((error: NodeJS.ErrnoException) => fail(listenError(error)))

console.log(`Dziesma on a mock backend: ${server.url}

Sign in as (password ${PERSONA_PASSWORD}):
${signInTable()}

Mock panel: ${server.url}mock, and in the corner of every page
Mails and authenticator codes: ${server.url}mock/outbox
Page to try uploads: ${server.url}mock/uploads`)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void Promise.all([server.close(), storage.close()]).then(() => process.exit(0)))
}
