import { spawn } from 'node:child_process'
import { type AddressInfo, createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, vi } from 'vitest'

import { seconds } from '@/lib/dates/duration'

import { PERSONA_PASSWORD, personas } from '../../state/seeds/personas'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))
const PATIENCE = seconds(30)

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], { env: { ...process.env, ...env } })
  const printed = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => (printed.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (printed.err += chunk.toString()))
  const exitCode = new Promise((resolve) => child.once('close', resolve))
  return { child, printed, exitCode }
}

describe.concurrent('the server process', { timeout: PATIENCE }, () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('prints its URL and accounts, and exits on %s', async (signal) => {
    const { child, printed, exitCode } = start({ PORT: '0' })
    await vi.waitFor(() => expect(printed.out).toContain(personas.twoFactor.email), { timeout: PATIENCE })
    expect(printed.out).toContain(PERSONA_PASSWORD)
    expect(printed.out).toMatch(/mock\/outbox\n.*mock\/uploads/)
    const url = /http:\/\/127\.0\.0\.1:\d+\//.exec(printed.out)?.[0] ?? ''
    expect((await fetch(new URL('mock/log', url))).status).toBe(200)
    child.kill(signal)
    expect(await exitCode).toBe(0)
    expect(printed.err).toBe('')
  })

  it('prints one line when its port is in use', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    const { printed, exitCode } = start({ PORT: String(port) })
    expect(await exitCode).toBe(1)
    expect(printed.err).toBe(
      `Port ${port} is in use: stop what listens there, or choose another with PORT=${port + 1}.\n`,
    )
    other.close()
  })

  it('prints one line when its port is invalid', async () => {
    const { printed, exitCode } = start({ PORT: 'eighty' })
    expect(await exitCode).toBe(1)
    expect(printed.err.trimEnd().split('\n')).toHaveLength(1)
  })
})
