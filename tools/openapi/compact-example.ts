const MAX_ITEMS = 2
/** Tuples, such as the boxes of a waveform, have up to four numbers. */
const MAX_FLAT_ITEMS = 4
const MAX_TEXT = 200
/** A larger object of texts only is a map, such as the lines of a language. */
const MAX_FIELDS = 50
const TIME = '2026-01-01T12:00:00.000000Z'

const VARYING: [RegExp, string][] = [
  [/https?:\/\/(?:127\.0\.0\.1|localhost):\d+/g, 'https://music.example'],
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)/g, TIME],
  [/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, '00000000-0000-4000-8000-000000000000'],
  [/\b(?=[\w-]*\d)[\da-f]{10,}(?:-[\da-f]{10,})?\b/g, 'example'],
  [/\?[^\s"]*X-Amz-[^\s"]*/g, '?X-Amz-Signature=example'],
  [/(?:expires|signature)=[^&"]*/g, 'signature=example'],
]

/** Fields whose values are secrets, or change with each run. */
const SECRET = /token|secret|password|recovery_codes|^svg$|^key$|^code$|uploadId|^etag$/i

/**
 * Shortens an example: two items of each list and map, short texts, and one value for everything that changes from run
 * to run. Secrets become the text `example`.
 */
export function compactExample(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) {
    const isFlat = value.every((item) => typeof item !== 'object')
    return value.slice(0, isFlat ? MAX_FLAT_ITEMS : MAX_ITEMS).map((item) => compactExample(item, field))
  }
  if (typeof value === 'object' && value !== null) return compactFields(Object.entries(value))
  if (typeof value !== 'string') return value
  if (SECRET.test(field)) return 'example'
  if (field === 'data' || field === 'bootstrapData') return compactJson(value)
  const steady = VARYING.reduce((text, [pattern, replacement]) => text.replaceAll(pattern, replacement), value)
  return steady.length > MAX_TEXT ? `${steady.slice(0, MAX_TEXT)}…` : steady
}

function compactFields(fields: [string, unknown][]): object {
  const isMap = fields.length > MAX_FIELDS && fields.every(([, inner]) => typeof inner === 'string')
  const visibleFields = isMap ? fields.slice(0, MAX_ITEMS) : fields
  return Object.fromEntries(visibleFields.map(([name, inner]) => [name, compactExample(inner, name)]))
}

/** Shortens JSON within a string, as bootstrap data has it. */
function compactJson(text: string): string {
  try {
    return JSON.stringify(compactExample(JSON.parse(text)))
  } catch {
    return text
  }
}
