import { measureLongChannel } from './admin/long-channel'
import { measureManyRecords } from './admin/many-records'
import { measureSections } from './admin/section-bytes'
import { measureSiteEditors } from './admin/site-editors'
import { measureTenYears } from './admin/ten-years'
import { measureTrackList } from './admin/track-list'
import { startBenchSite } from './bench-site'
import { runBenchmarks } from './run-groups'

await runBenchmarks(
  {
    list: measureTrackList,
    records: measureManyRecords,
    channels: measureLongChannel,
    bytes: measureSections,
    site: measureSiteEditors,
    reports: measureTenYears,
  },
  startBenchSite,
)
