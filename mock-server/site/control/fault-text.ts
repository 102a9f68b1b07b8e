import * as z from 'zod/mini'

import { type Fault, faultSchema } from '../../state/parts/faults'

const numbers = ['times', 'every'] as const

/** The part of a fault after its kind: a status, milliseconds, or an empty body. */
function detailOf(fault: Fault): string[] {
  if (fault.kind === 'status') return [String(fault.status)]
  if (fault.kind === 'delay') return [String(fault.ms)]
  return fault.kind === 'empty' ? [fault.body] : []
}

/** Faults with a body or headers, or an unusual endpoint, have no short form. */
const isShort = (fault: Fault): boolean =>
  !/^\{|:/.test(fault.endpoint) && !(fault.kind === 'status' && (fault.body ?? fault.headers))

function format(fault: Fault): string {
  if (!isShort(fault)) return JSON.stringify(fault)
  const counts = numbers.flatMap((name) => (fault[name] === undefined ? [] : [`${name}=${fault[name]}`]))
  return [fault.endpoint, fault.kind, ...detailOf(fault), ...counts].join(':')
}

/** Number in a text; an empty one is missing, not zero. */
const numberIn = (text: string | undefined): number | undefined => (text ? Number(text) : undefined)

function detailIn(kind: string | undefined, detail: string | undefined): object {
  if (kind === 'status') return { status: numberIn(detail) }
  if (kind === 'delay') return { ms: numberIn(detail) }
  if (kind === 'empty') return { body: detail }
  return detail === undefined ? {} : { detail }
}

/** Parses the short form; the schema checks the result. */
function parse(text: string): unknown {
  if (text.startsWith('{')) return JSON.parse(text)
  const [endpoint, kind, ...rest] = text.split(':')
  const isCount = (part: string) => part.includes('=')
  const counts = rest.filter(isCount).map((part) => {
    const [name = '', value] = part.split('=')
    return [name, numberIn(value)] as const
  })
  return {
    endpoint,
    kind,
    ...detailIn(
      kind,
      rest.find((part) => !isCount(part)),
    ),
    ...Object.fromEntries(counts),
  }
}

const FORM = 'write endpoint:kind:detail, such as albums.show:timeout or *:delay:3000:every=2'

/** A fault as text: `albums.show:status:500`, `*:delay:3000:every=2`; JSON when it has a body or headers. */
export const faultText = z.codec(z.string(), faultSchema, {
  decode(text, { issues }) {
    try {
      return faultSchema.parse(parse(text))
    } catch {
      issues.push({ code: 'custom', input: text, message: FORM })
      return z.NEVER
    }
  },
  encode: (fault) => format(faultSchema.parse(fault)),
})
