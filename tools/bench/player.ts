import { fail } from '../fail'
import { type BenchSite, startBenchSite } from './player/bench-site'
import { compareFirstSound, measureFirstSound } from './player/first-sound'
import { measureLongDay } from './player/long-day'
import { measurePlaylist, measureQueue } from './player/long-lists'
import { measureRouteChanges } from './player/route-changes'
import { measureTapToSound } from './player/tap-to-sound'
import { type Figure, type Group, print } from './report'

/** Benchmarks by their name on the command line. */
const groups: Record<string, (site: BenchSite) => Promise<Group[]>> = {
  first: measureFirstSound,
  tap: measureTapToSound,
  playlist: measurePlaylist,
  queue: measureQueue,
  routes: measureRouteChanges,
  day: measureLongDay,
}

/** Path of another commit's work tree; `first` then measures both alternately and prints ratios. */
const baseline = process.env['BASELINE']

const known = Object.keys(groups)
const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !known.includes(name))
if (unknown) fail(`There is no benchmark "${unknown}": choose from ${known.join(', ')}, or run all by naming none.`)

if (baseline && wanted.join() !== 'first') fail('BASELINE supports only `first`: npm run bench:player -- first')

const site = await startBenchSite()
const other = baseline ? await startBenchSite(baseline) : undefined
if (other) groups['first'] = (now) => compareFirstSound(now, other)
const broken: Figure[] = []
try {
  for (const [name, measure] of Object.entries(groups)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    for (const group of await measure(site)) broken.push(...print(group))
  }
} finally {
  await site.close()
  await other?.close()
}
if (broken.length > 0) fail(`\nLimits exceeded: ${broken.map(({ name }) => name).join('; ')}`)
