import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { hasGateway, startGateway } from '../s3/gateway'

function skip(why: string): never {
  console.log(`Skipped: ${why}`)
  process.exit(0)
}

if (!hasGateway())
  skip("Ceph's gateway is not here (on Debian, as root: apt-get install radosgw ceph-mon ceph-osd ceph-common).")

console.log('Starting a Ceph Object Gateway …')
const gateway = await startGateway().catch((error: unknown) =>
  skip(`Ceph's gateway does not start here: ${String(error)}`),
)

/** What a storage must do, and what the mock's backend does with one. */
const TESTS = ['tests/storage', 'mock-server/handlers/s3.test.ts']

const tests = spawn('npx', ['vitest', 'run', ...TESTS], { stdio: 'inherit', env: { ...process.env, ...gateway.env } })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => tests.kill(signal))
const [code] = (await once(tests, 'exit')) as [number | null]
await gateway.close()
process.exitCode = code ?? 1
