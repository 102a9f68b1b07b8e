import { XSRF_HEADER } from '@/contract/machinery/wire'

import type { SentRequest } from './record-requests'
import { SECRET_FIELD } from './scrub'

const quoteForShell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Headers that curl sets itself, or that hold secrets. */
const OMITTED = ['authorization', 'content-type', 'cookie', 'content-length', XSRF_HEADER.toLowerCase()]

/** Formats a request as a curl command whose cookies, token and secret fields are placeholders. */
export function curlOf({ method, url, headers, body }: SentRequest): string {
  const visibleHeaders = Object.entries(headers).filter(([name]) => !OMITTED.includes(name.toLowerCase()))
  return [
    `curl -X ${method} ${quoteForShell(url)}`,
    ...visibleHeaders.map(([name, value]) => `-H ${quoteForShell(`${name}: ${value}`)}`),
    ...('cookie' in lowercaseNames(headers) ? ['-b cookies.txt'] : []),
    ...(XSRF_HEADER.toLowerCase() in lowercaseNames(headers)
      ? [`-H ${quoteForShell(`${XSRF_HEADER}: <XSRF-TOKEN cookie>`)}`]
      : []),
    ...bodyOf(body, lowercaseNames(headers)['content-type']),
  ].join(' \\\n  ')
}

const lowercaseNames = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

function bodyOf(body: BodyInit | undefined, type: string | undefined): string[] {
  if (body === undefined) return []
  if (body instanceof FormData)
    return [...body].map(
      ([name, value]) =>
        `-F ${quoteForShell(`${name}=${typeof value === 'string' ? maskSecret(name, value) : `@${value.name}`}`)}`,
    )
  const header = type === undefined ? [] : [`-H ${quoteForShell(`Content-Type: ${type}`)}`]
  if (typeof body !== 'string') return [...header, '--data-binary @file']
  return [...header, `--data ${quoteForShell(hideFields(body))}`]
}

const maskSecret = (name: string, value: string): string => (SECRET_FIELD.test(name) ? `<${name}>` : value)

function hideFields(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), (name, value: unknown) =>
      typeof value === 'string' ? maskSecret(name, value) : value,
    )
  } catch {
    return json
  }
}
