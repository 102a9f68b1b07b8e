import { wrongUsage } from './cannot-run'

const DEFAULT_TIMEOUT_SECONDS = 30
const MAX_TIMEOUT_SECONDS = 600

/** Describes `--timeout` for the usage text. */
export const TIMEOUT_HELP = `time limit of each request, ${DEFAULT_TIMEOUT_SECONDS} by default`

/** Parses `--url`: the root of a site, returned with a trailing slash. Throws for wrong usage. */
export function siteUrl(text: string | undefined): string {
  if (text === undefined) throw wrongUsage('--url is missing')
  const url = httpUrl('--url', text)
  return url.origin + url.pathname.replace(/\/?$/, '/')
}

/** Parses an http or https URL without credentials. Throws for wrong usage, without repeating the text. */
export function httpUrl(option: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) throw wrongUsage(`${option} is not an http or https URL`)
  if (url.username || url.password) throw wrongUsage(`${option} must not contain a user name or password`)
  return url
}

/** Parses `--timeout` in seconds into milliseconds. Throws for wrong usage. */
export function timeoutMsOf(text: string | undefined): number {
  const seconds = text === undefined ? DEFAULT_TIMEOUT_SECONDS : Number(text)
  if (!(seconds > 0 && seconds <= MAX_TIMEOUT_SECONDS))
    throw wrongUsage(`--timeout must be more than 0 and at most ${MAX_TIMEOUT_SECONDS} seconds`)
  return seconds * 1000
}
