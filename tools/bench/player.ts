import { fail } from '../fail'
import { type BenchSite, startBenchSite } from './bench-site'
import { compareFirstSound, measureFirstSound } from './player/first-sound'
import { measureLongDay } from './player/long-day'
import { measurePlaylist, measureQueue } from './player/long-lists'
import { measureRouteChanges } from './player/route-changes'
import { measureTapToSound } from './player/tap-to-sound'
import { type Benchmarks, runBenchmarks } from './run-groups'

/** Path of another commit's work tree; `first` then measures both alternately and prints ratios. */
const baseline = process.env['BASELINE']

if (baseline && process.argv.slice(2).join() !== 'first')
  fail('BASELINE supports only `first`: npm run bench:player -- first')

const other = baseline ? await startBenchSite(baseline) : undefined

const benchmarks: Benchmarks<BenchSite> = {
  first: other ? (site) => compareFirstSound(site, other) : measureFirstSound,
  tap: measureTapToSound,
  playlist: measurePlaylist,
  queue: measureQueue,
  routes: measureRouteChanges,
  day: measureLongDay,
}

try {
  await runBenchmarks(benchmarks, startBenchSite)
} finally {
  await other?.close()
}
