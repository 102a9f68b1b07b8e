import { measureLongWave } from './backstage/long-wave'
import { startBenchSite } from './bench-site'
import { runBenchmarks } from './run-groups'

await runBenchmarks({ wave: measureLongWave }, startBenchSite)
