import { spawnSync } from 'node:child_process'

import { wrongUsage } from '../command-line/cannot-run'

const SECONDS = /^\d{1,10}$/

/**
 * Returns the date of all files in a release: `SOURCE_DATE_EPOCH` in seconds, or else that of the commit. Web servers
 * derive `Last-Modified` and `ETag` from it, so that it must change with each version. Throws for wrong usage.
 */
export function releaseDate(env: Record<string, string | undefined>, readCommit: () => string = dateOfCommit): Date {
  const text = env['SOURCE_DATE_EPOCH'] ?? readCommit()
  if (!SECONDS.test(text)) throw wrongUsage('Outside of git, SOURCE_DATE_EPOCH must be a date in seconds')
  return new Date(Number(text) * 1000)
}

const dateOfCommit = (): string => spawnSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' }).stdout.trim()
