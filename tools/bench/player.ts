import { fail } from '../fail'
import { type BenchSite, startBenchSite } from './player/bench-site'
import { measureFirstSound } from './player/first-sound'
import { measureLongDay } from './player/long-day'
import { measurePlaylist, measureQueue } from './player/long-lists'
import { type Figure, type Group, print } from './report'
import { measureRouteChanges } from './player/route-changes'
import { measureTapToSound } from './player/tap-to-sound'

/** Groups of figures by the name that chooses them on the command line. */
const groups: Record<string, (site: BenchSite) => Promise<Group[]>> = {
  first: measureFirstSound,
  tap: measureTapToSound,
  playlist: measurePlaylist,
  queue: measureQueue,
  routes: measureRouteChanges,
  day: measureLongDay,
}

const known = Object.keys(groups)
const wanted = process.argv.slice(2)
const stranger = wanted.find((name) => !known.includes(name))
if (stranger) fail(`There are no figures "${stranger}": choose from ${known.join(', ')}, or name none for all.`)

const site = await startBenchSite()
const broken: Figure[] = []
try {
  for (const [name, measure] of Object.entries(groups)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    for (const group of await measure(site)) broken.push(...print(group))
  }
} finally {
  await site.close()
}
if (broken.length > 0) fail(`\nLimits that are not kept: ${broken.map(({ name }) => name).join('; ')}`)
