import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { findFreePort, HOST } from '../port'
import { APPLICATION, createSiteFiles, seedDatabase } from './site-files'

/** Polling for the site's first response: interval and maximum number of attempts. */
const POLL_INTERVAL_MS = 50
const MAX_ATTEMPTS = 600

/** More than one process, because a browser reads audio while it calls the API. */
const WORKERS = '4'

/** Upload limits above the application's own, so that the application is what refuses a file. */
const PHP_OPTIONS = ['opcache.enable_cli=1', 'upload_max_filesize=80M', 'post_max_size=80M']

type Options = {
  /** Sub-folder that the site is installed in, such as `/music`; the root by default. */
  folder?: string
  /** Host of the bundle; the site itself by default. */
  assetUrl?: string
  /** Copies the bundle into the site, so that a test can replace it; false by default. */
  ownsBundle?: boolean
}

/** The example application, served by PHP's built-in server. */
export type LaravelHost = {
  /** Root URL with a trailing slash. */
  url: string
  /** Errors that the application has logged. */
  errors: () => string
  /** Folder of the application's logs. */
  logs: string
  /** The application's public folder, with the bundle. */
  publicFolder: string
  /** Stops the server and deletes its files. */
  close: () => Promise<void>
}

async function isReady(url: string, server: ChildProcess): Promise<boolean> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS && server.exitCode === null; attempt += 1) {
    try {
      return (await fetch(url)).ok
    } catch {
      await pause(POLL_INTERVAL_MS)
    }
  }
  return false
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null || server.pid === undefined) return
  const ended = once(server, 'exit')
  // The server's workers are in its process group.
  process.kill(-server.pid, 'SIGKILL')
  await ended
}

/** Starts a site with a new database and files in a temporary folder. Rejects when it does not respond. */
export async function startLaravel({ folder = '', assetUrl, ownsBundle = false }: Options = {}): Promise<LaravelHost> {
  const site = createSiteFiles(folder, ownsBundle)
  let server: ChildProcess | undefined
  async function close(): Promise<void> {
    if (server) await stop(server)
    rmSync(site.home, { recursive: true, force: true })
  }
  try {
    seedDatabase(site)
    const port = await findFreePort()
    const options = PHP_OPTIONS.flatMap((option) => ['-d', option])
    server = spawn(
      'php',
      [...options, '-S', `${HOST}:${port}`, '-t', site.documentRoot, join(APPLICATION, 'server.php')],
      {
        stdio: 'ignore',
        detached: true,
        env: { ...site.env, PHP_CLI_SERVER_WORKERS: WORKERS, ...(assetUrl && { ASSET_URL: assetUrl }) },
      },
    )
    const errors = () => (existsSync(site.log) ? readFileSync(site.log, 'utf8') : '')
    const url = `http://${HOST}:${port}${folder}/`
    if (!(await isReady(url, server))) throw new Error(`Laravel did not respond at ${url}\n${errors()}`)
    return { url, errors, logs: dirname(site.log), publicFolder: site.publicFolder, close }
  } catch (error) {
    await close()
    throw error
  }
}
