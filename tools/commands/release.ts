import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

import { CannotRun } from '../command-line/cannot-run'
import { parseOptionValues } from '../command-line/parse-options'
import { OpenApiExit, performOpenApi } from '../openapi/perform'
import { archiveOf } from '../release/archive'
import { requireChangelog } from '../release/changelog'
import { checksumsOf } from '../release/checksums'
import { contractChanges } from '../release/contract-changes'
import { NOTICES_FILE } from '../release/notices-text'
import { releaseDate } from '../release/release-date'
import { sbomOf } from '../release/sbom'
import { VERSION } from '../version'

const FOLDER = 'dist-release'
const PUBLIC = 'public'

const USAGE = `Builds the site and writes a release into ${FOLDER}.

  npm run release -- --since old/openapi.json

  --since <file>   openapi.json of the release before, to list the changes of the contract in CHANGES.md
  --version        print the version, which package.json holds

The files have the date of the commit, or of SOURCE_DATE_EPOCH in seconds.`

try {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const { since, version, help } = parseOptionValues(process.argv.slice(2), { since: text, version: flag, help: flag })
  if (help || version) console.log(help ? USAGE : VERSION)
  else await release(since)
} catch (error) {
  if (!(error instanceof CannotRun)) throw error
  console.error(`${error.message}\nAdd --help for the options.`)
  process.exitCode = error.exitCode
}

/** Writes all files of a release. The build comes last, because everything else fails sooner. */
async function release(since: string | undefined): Promise<void> {
  const date = releaseDate(process.env)
  requireChangelog(readFileSync('docs/CHANGELOG.md', 'utf8'), VERSION)
  const changes = since === undefined ? undefined : await contractChanges(since, VERSION)
  const sbom = sbomOf(date)

  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER)
  const write = (name: string, content: string | Uint8Array) => writeFileSync(join(FOLDER, name), content)
  if (changes !== undefined) write('CHANGES.md', changes)
  write(`dziesma-${VERSION}.cdx.json`, sbom)
  const exported = await performOpenApi(['--out', FOLDER], () => undefined)
  if (exported !== OpenApiExit.Ok) throw new CannotRun(exported, 'The contract cannot be exported')

  await build({ logLevel: 'warn' })
  write(`dziesma-${VERSION}.tar.gz`, await archiveOf(PUBLIC, date))
  cpSync(join(PUBLIC, 'build', NOTICES_FILE), join(FOLDER, NOTICES_FILE))
  write('SHA256SUMS', checksumsOf(FOLDER, readdirSync(FOLDER)))
  console.log(readFileSync(join(FOLDER, 'SHA256SUMS'), 'utf8'))
}
