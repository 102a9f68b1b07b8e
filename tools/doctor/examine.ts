import { type AreaName, areaTitles } from './catalogue'
import { withoutSymptoms } from './causes'
import { checks } from './checks'
import type { Check } from './checks/check'
import { checkFolder } from './files/check-folder'
import { readFolder } from './files/folder-build'
import { finding, type Outcome } from './finding'
import { interruption } from './interruption'
import { ConnectionFailure } from './probe/connection-failure'
import { versionOf } from './probe/manifest'
import { probeSite, type ProbeOptions, type Site } from './probe/site'
import type { Examination } from './report'

const ALL_AREAS = Object.keys(areaTitles) as AreaName[]

/** Areas that files on disk show. */
const FOLDER_AREAS: AreaName[] = ['exposed', 'build', 'assets']

/** Checks a site. A site that cannot be reached has one finding and no checked area. */
export async function examineSite(options: ProbeOptions): Promise<Examination> {
  const target = options.url.href
  try {
    const site = await probeSite(options)
    const made = checks.filter(({ needsPage }) => site.isShown || !needsPage)
    const outcomes = await Promise.all(made.map((check) => run(check, site)))
    return {
      target,
      isReached: true,
      bundle: versionOf(site.build.manifest),
      areas: ALL_AREAS,
      checked: made.map(({ area }) => area),
      outcomes: withoutSymptoms(outcomes.flat()),
    }
  } catch (error) {
    if (!(error instanceof ConnectionFailure)) throw error
    return { target, isReached: false, areas: ALL_AREAS, checked: [], outcomes: [finding(error.id, error.seen)] }
  }
}

async function run({ run: check }: Check, site: Site): Promise<Outcome[]> {
  try {
    return await check(site)
  } catch (error) {
    if (error instanceof ConnectionFailure) return [interruption(error)]
    throw error
  }
}

/** Checks a public folder on disk. `now` is in milliseconds since the epoch. */
export function examineFolder(folder: string, now: number): Examination {
  const read = readFolder(folder)
  return {
    target: folder,
    isReached: true,
    bundle: versionOf(read.manifest),
    areas: FOLDER_AREAS,
    checked: FOLDER_AREAS,
    outcomes: withoutSymptoms(checkFolder(read, now)),
  }
}
