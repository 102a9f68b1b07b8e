import { wrongUsage } from './cannot-run'

const HEADER = /^([\w!#$%&'*+.^`|~-]+):\s*([\x20-\x7E]+)$/

/**
 * Headers of each request from `--header "Name: value"` and the environment variable of `--basic-auth`. Throws for wrong
 * usage, without repeating a value, which may be secret.
 */
export function headersOf(
  lines: string[] | undefined,
  variable: string | undefined,
  env: Record<string, string | undefined>,
): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const line of lines ?? []) {
    const [, name, value] = HEADER.exec(line) ?? []
    if (name === undefined || value === undefined) throw wrongUsage('--header must be like "X-Preview: yes"')
    headers[name] = value
  }
  if (variable === undefined) return headers
  const credentials = env[variable]
  if (!credentials?.includes(':'))
    throw wrongUsage(`--basic-auth: the environment variable ${variable} does not contain user:password`)
  return { ...headers, Authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }
}

const MAX_RETRIES = 10

/** Parses `--retry`. Throws for wrong usage. */
export function retriesOf(text: string | undefined): number {
  if (text === undefined) return 1
  if (!/^\d+$/.test(text) || Number(text) > MAX_RETRIES) throw wrongUsage(`--retry must be from 0 to ${MAX_RETRIES}`)
  return Number(text)
}
