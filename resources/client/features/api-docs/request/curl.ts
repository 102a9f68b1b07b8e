import type { ApiRequest } from './build-request'

/** Stands for the token, which is a secret. */
export const HIDDEN_TOKEN = 'YOUR_TOKEN'

/** Quotes a text for a POSIX shell, whatever it contains. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Characters that curl would expand in a URL. */
const GLOBS = /[{}[\]]/

/** Writes a call as a curl command; null leaves out authentication. */
export function curlCommand({ method, url, headers, body }: ApiRequest, token: string | null): string {
  const sent = { ...headers, ...(token !== null && { Authorization: `Bearer ${token}` }) }
  const isMultipart = headers['Content-Type'] === 'multipart/form-data'
  const lines = [
    ['curl', ...(GLOBS.test(url) ? ['--globoff'] : []), ...methodFlags(method, body), quoted(url)].join(' '),
    ...Object.entries(sent)
      // curl writes this header itself, with the boundary between the parts.
      .filter(([name]) => !(isMultipart && name === 'Content-Type'))
      .map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...bodyFlags(body, headers['Content-Type']),
  ]
  return lines.join(' \\\n  ')
}

function methodFlags(method: string, body: string | undefined): string[] {
  if (method === 'HEAD') return ['--head']
  return method === 'GET' || (method === 'POST' && body !== undefined) ? [] : [`-X ${quoted(method)}`]
}

function bodyFlags(body: string | undefined, type: string | undefined): string[] {
  if (body === undefined) return []
  if (type === 'application/json') return [`--data-raw ${quoted(body)}`]
  return [type === 'multipart/form-data' ? "-F 'file=@FILE'" : "--data-binary '@FILE'"]
}
