import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { canInstall, installOnDebian } from '../debian'
import { findFreePort, HOST } from '../port'
import { type Cluster, configurationOf, writeCluster } from './cluster-files'

const PROGRAMS = ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph']
const PACKAGES = ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph-common']

const KEY = 'dziesma'
const SECRET = 'dziesma-secret'

/** Polling for the gateway's first response: interval and maximum number of attempts. */
const POLL_INTERVAL_MS = 250
const MAX_ATTEMPTS = 240

/** A running gateway, with the environment variables that clients need. */
export type Gateway = { env: Record<string, string>; close: () => Promise<void> }

const isInstalled = (): boolean =>
  PROGRAMS.every((program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0)

/** Whether Ceph's programs are installed; installs them first on Debian as root. */
export const hasGateway = (): boolean => isInstalled() || (canInstall() && installOnDebian(PACKAGES) && isInstalled())

/** Runs a program and returns its output. Throws with its error output on failure. */
function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
  if (status === 0) return stdout.trim()
  throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? stderr.trim()}`)
}

function writeKeys({ folder, id, host, monitorPort }: Cluster): void {
  const keyring = join(folder, 'keyring')
  const add = (name: string, ...caps: string[]) =>
    run('ceph-authtool', keyring, '--gen-key', '-n', name, ...caps.flatMap((cap) => ['--cap', ...cap.split('=')]))
  run(
    'monmaptool',
    '--create',
    '--clobber',
    '--fsid',
    id,
    '--addv',
    'a',
    `[v2:${host}:${monitorPort}]`,
    join(folder, 'monmap'),
  )
  run('ceph-authtool', '--create-keyring', keyring, '--gen-key', '-n', 'mon.', '--cap', 'mon', 'allow *')
  add('client.admin', 'mon=allow *', 'osd=allow *')
  add('osd.0', 'mon=allow profile osd', 'osd=allow *')
  add('client.rgw', 'mon=allow rwx', 'osd=allow rwx')
}

async function isListening(endpoint: string): Promise<boolean> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    try {
      return (await fetch(endpoint)).ok
    } catch {
      await pause(POLL_INTERVAL_MS)
    }
  }
  return false
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** Starts a Ceph Object Gateway on a temporary cluster; `close` stops it and deletes its files. */
export async function startGateway(): Promise<Gateway> {
  const folder = mkdtempSync(join(tmpdir(), 'dziesma-s3-'))
  const cluster = {
    folder,
    id: randomUUID(),
    host: HOST,
    monitorPort: await findFreePort(),
    gatewayPort: await findFreePort(),
  }
  const conf = ['--conf', configurationOf(cluster)]
  const keyring = ['--keyring', join(folder, 'keyring')]
  const children: ChildProcess[] = []
  const start = (program: string, ...args: string[]) =>
    children.push(spawn(program, [...conf, ...args, '-f'], { stdio: 'ignore' }))
  async function close(): Promise<void> {
    // In reverse order: the gateway before its store, the store before the monitor. Killing is fine, the data is
    // temporary.
    for (const child of children.toReversed()) await stop(child)
    rmSync(folder, { recursive: true, force: true })
  }

  try {
    writeCluster(cluster)
    writeKeys(cluster)
    run('ceph-mon', ...conf, '-i', 'a', '--mkfs', '--monmap', join(folder, 'monmap'), ...keyring)
    start('ceph-mon', '-i', 'a')
    const osd = randomUUID()
    run('ceph', ...conf, 'osd', 'create', osd, '0')
    run('ceph-osd', ...conf, '-i', '0', '--mkfs', '--osd-uuid', osd)
    run('ceph', ...conf, 'osd', 'crush', 'add', 'osd.0', '1.0', 'root=default', 'host=h')
    start('ceph-osd', '-i', '0')
    start('radosgw', '-n', 'client.rgw', ...keyring)
    const endpoint = `http://${HOST}:${cluster.gatewayPort}`
    if (!(await isListening(endpoint))) throw new Error(`The gateway did not respond at ${endpoint}`)
    run(
      'radosgw-admin',
      ...conf,
      'user',
      'create',
      '--uid=dziesma',
      '--display-name=Dziesma',
      `--access-key=${KEY}`,
      `--secret-key=${SECRET}`,
    )
    return { env: { S3_ENDPOINT: endpoint, S3_KEY: KEY, S3_SECRET: SECRET }, close }
  } catch (error) {
    await close()
    throw error
  }
}
