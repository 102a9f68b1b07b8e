import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { rootCertificates } from 'node:tls'

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

/** Which certificates connections accept, as options of Node's TLS; undefined for Node's own choice. */
export type Trust = { ca: string[] } | { rejectUnauthorized: false } | undefined

/** Describes `--ca` and `--insecure` for the usage text. */
export const TRUST_HELP = {
  ca: 'certificate of an own authority in PEM, trusted beside the public ones',
  insecure: 'accept any certificate, such as the self-signed one of a staging site',
}

const PEM = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g

/** Parses `--ca` and `--insecure`. Throws for wrong usage. */
export function trustOf(caFile: string | undefined, isInsecure: boolean | undefined): Trust {
  if (isInsecure && caFile !== undefined) throw wrongUsage('--insecure accepts any certificate: leave --ca out')
  if (isInsecure) return { rejectUnauthorized: false }
  return caFile === undefined ? undefined : { ca: [...rootCertificates, ...certificatesIn(caFile)] }
}

function certificatesIn(file: string): string[] {
  try {
    const certificates = readFileSync(file, 'utf8').match(PEM) ?? []
    if (certificates.length > 0) return certificates.map((text) => new X509Certificate(text).toString())
  } catch (error) {
    throw wrongUsage(`--ca cannot be read: ${(error as Error).message}`)
  }
  throw wrongUsage('--ca is no certificate in PEM')
}

const MAX_RETRIES = 10

/** Parses `--retry`. Throws for wrong usage. */
export function retriesOf(text: string | undefined): number {
  if (text === undefined) return 1
  if (!/^\d+$/.test(text) || Number(text) > MAX_RETRIES) throw wrongUsage(`--retry must be from 0 to ${MAX_RETRIES}`)
  return Number(text)
}
