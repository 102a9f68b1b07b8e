import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'

/** A header as BiDi writes it. */
export type BidiHeader = { name: string; value: { type: 'string' | 'base64'; value: string } }

/** Lists headers; those with several values come several times. */
export function toBidiHeaders(headers: IncomingHttpHeaders | OutgoingHttpHeaders): BidiHeader[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined)
      .map((one): BidiHeader => ({ name, value: { type: 'string', value: String(one) } })),
  )
}

/** Returns headers for Node. */
export function fromBidiHeaders(headers: BidiHeader[]): OutgoingHttpHeaders {
  const result: Record<string, string | string[]> = {}
  for (const { name, value } of headers) {
    const text = value.type === 'string' ? value.value : Buffer.from(value.value, 'base64').toString('latin1')
    const key = name.toLowerCase()
    const before = result[key]
    result[key] = before === undefined ? text : [before, text].flat()
  }
  return result
}
