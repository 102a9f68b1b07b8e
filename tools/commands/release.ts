import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

import { CannotRun } from '../command-line/cannot-run'
import { parseOptionValues } from '../command-line/parse-options'
import { packKit } from '../kit/pack'
import { OpenApiExit, performOpenApi } from '../openapi/perform'
import { requireAllReleased, requireChangelog } from '../release/changelog'
import { contractChanges } from '../release/contract-changes'
import { releaseDate } from '../release/release-date'
import { sbomOf } from '../release/sbom'
import { writeRelease } from '../release/write-release'
import { VERSION } from '../version'

const FOLDER = 'dist-release'

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

async function release(since: string | undefined): Promise<void> {
  const changelog = readFileSync('docs/CHANGELOG.md', 'utf8')
  requireChangelog(changelog, VERSION)
  requireAllReleased(changelog)
  const date = releaseDate(process.env)
  await writeRelease(FOLDER, {
    version: VERSION,
    date,
    changes: since === undefined ? undefined : await contractChanges(since, VERSION),
    exportContract,
    site: 'public',
    sbom: sbomOf(date),
    build: () => build({ logLevel: 'warn' }),
    packKit: () => packKit('dist-kit'),
  })
  console.log(readFileSync(join(FOLDER, 'SHA256SUMS'), 'utf8'))
}

async function exportContract(folder: string): Promise<void> {
  const exitCode = await performOpenApi(['--out', folder], () => undefined)
  if (exitCode !== OpenApiExit.Ok) throw new CannotRun(exitCode, 'The contract cannot be exported')
}
