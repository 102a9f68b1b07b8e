import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { hasGateway, startGateway } from '../s3/gateway'

function skip(reason: string): never {
  console.log(`Skipped: ${reason}`)
  process.exit(0)
}

if (!hasGateway())
  skip("Ceph's gateway is not installed (on Debian, as root: apt-get install radosgw ceph-mon ceph-osd ceph-common).")

console.log('Starting a Ceph Object Gateway …')
const gateway = await startGateway().catch((error: unknown) => {
  console.error(`Ceph's gateway is installed, but failed to start: ${String(error)}`)
  process.exit(1)
})

/** Tests of the storage protocol, and of the mock backend on top of it. */
const TESTS = ['tests/storage', 'mock-server/backend/handlers/s3.test.ts']

const tests = spawn('npx', ['vitest', 'run', ...TESTS], { stdio: 'inherit', env: { ...process.env, ...gateway.env } })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => tests.kill(signal))
const [code] = (await once(tests, 'exit')) as [number | null]
await gateway.close()
process.exitCode = code ?? 1
