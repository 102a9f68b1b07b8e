import type { MockScheduleRun } from '../../store/log-rows'

type Run = Omit<MockScheduleRun, 'id' | 'ran_at'>

/** Runs of an hour, the latest last. */
const runs: readonly Run[] = [
  { command: 'notifications:digest', output: null, duration: 310, count_in_last_hour: 1, exit_code: 0 },
  {
    command: 'channels:update',
    output: 'Atjaunināti 12 kanāli.',
    duration: 1250,
    count_in_last_hour: 4,
    exit_code: 0,
  },
  {
    command: 'spotify:sync',
    output: 'Spotify neatbild.\n<script>alert(1)</script>\nMēģinājumi: 3',
    duration: 30_020,
    count_in_last_hour: 60,
    exit_code: 255,
  },
  {
    command: 'sitemap:generate',
    output: 'Nevar rakstīt mapē storage/app/sitemaps.',
    duration: 64_500,
    count_in_last_hour: 1,
    exit_code: 1,
  },
]

/** Log of scheduled commands. */
export const scheduleRuns: readonly MockScheduleRun[] = runs.map((run, index) => ({
  ...run,
  id: index + 1,
  ran_at: `2026-10-02T08:${String(10 * (index + 1)).padStart(2, '0')}:00.000000Z`,
}))
