import { measureSections } from './admin/section-bytes'
import { startBenchSite } from './bench-site'
import { runBenchmarks } from './run-groups'

await runBenchmarks({ bytes: measureSections }, startBenchSite)
