import { measureDroppedSongs } from './backstage/drop-songs'
import { measureLongWave } from './backstage/long-wave'
import { startBenchSite } from './bench-site'
import { runBenchmarks } from './run-groups'

await runBenchmarks({ songs: measureDroppedSongs, wave: measureLongWave }, startBenchSite)
