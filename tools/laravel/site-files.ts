import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** Root of the example application. */
export const APPLICATION = resolve('examples/laravel')

const PUBLIC = resolve('public')
const WRITABLE = ['app/public', 'app/uploads', 'framework/cache/data', 'framework/views', 'logs', 'bootstrap']
const KEY_BYTES = 32

/** Writable files of a site, and the environment that makes the application use them. */
export type SiteFiles = {
  /** Temporary folder with everything below. */
  home: string
  documentRoot: string
  /** The application's public folder, with the bundle. */
  publicFolder: string
  log: string
  env: NodeJS.ProcessEnv
}

/**
 * Creates a site in a temporary folder. `folder` is the sub-folder that it is installed in, such as `/music`. The bundle
 * is linked unless the site gets a copy of its own, which it can change.
 */
export function createSiteFiles(folder: string, ownsBundle: boolean): SiteFiles {
  const home = mkdtempSync(join(tmpdir(), 'dziesma-laravel-'))
  const storage = join(home, 'storage')
  const documentRoot = join(home, 'www')
  const publicFolder = join(documentRoot, folder)
  const database = join(home, 'database.sqlite')
  for (const name of WRITABLE) mkdirSync(join(storage, name), { recursive: true })
  mkdirSync(publicFolder, { recursive: true })
  // The bundle and its icons, as a deployer copies them.
  if (ownsBundle) cpSync(PUBLIC, publicFolder, { recursive: true })
  else for (const name of readdirSync(PUBLIC)) symlinkSync(join(PUBLIC, name), join(publicFolder, name))
  writeFileSync(database, '')
  const env = {
    APP_KEY: `base64:${randomBytes(KEY_BYTES).toString('base64')}`,
    APP_FOLDER: folder,
    APP_PUBLIC_PATH: publicFolder,
    APP_STORAGE_PATH: storage,
    APP_PACKAGES_CACHE: join(storage, 'bootstrap/packages.php'),
    APP_SERVICES_CACHE: join(storage, 'bootstrap/services.php'),
    DB_DATABASE: database,
    // The cheapest that the algorithm allows: these passwords protect nothing.
    BCRYPT_ROUNDS: '4',
  }
  return { home, documentRoot, publicFolder, log: join(storage, 'logs/laravel.log'), env: { ...process.env, ...env } }
}

/** Creates and fills the database. Throws with the program's output on failure. */
export function seedDatabase({ env }: SiteFiles): void {
  const args = ['artisan', 'migrate', '--seed', '--force']
  const { status, stdout, stderr } = spawnSync('php', args, { cwd: APPLICATION, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`php ${args.join(' ')}: ${stdout}${stderr}`)
}
