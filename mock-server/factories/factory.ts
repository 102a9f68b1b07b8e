/** What a factory's caller may ask for: names of its states and values of its own. Later parts win. */
type Parts<Row, States> = (keyof States | Partial<Row>)[]

/**
 * A function that makes complete rows: `makeTrack()`, `makeTrack('youtube')`, `makeTrack('youtube', { name: 'Saule' })`.
 * `defaults` is told how many rows were made before, counted from 1.
 */
export function factory<Row extends object, States extends Record<string, Partial<Row>>>(
  defaults: (sequence: number) => Row,
  states: States,
): (...parts: Parts<Row, States>) => Row {
  let sequence = 0
  return (...parts) => {
    sequence += 1
    const changes = parts.map((part) => (typeof part === 'object' ? part : states[part]))
    return Object.assign(defaults(sequence), ...changes) as Row
  }
}
