/** Fields of a JSON object. */
export type Fields = Record<string, unknown>

/** Spells the fields of one object differently. */
export type Respell = (fields: Fields) => Fields

/** Whether a value is a JSON object. */
export const isFieldRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Respells every object of a body; children before their parent, which receives them respelled. */
export function respellAll(value: unknown, respell: Respell): unknown {
  if (Array.isArray(value)) return value.map((item) => respellAll(item, respell))
  if (!isFieldRecord(value)) return value
  return respell(Object.fromEntries(Object.entries(value).map(([key, part]) => [key, respellAll(part, respell)])))
}
