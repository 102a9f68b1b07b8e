/** Arguments of a factory: state names and partial rows. Later ones win. */
type Parts<Row, States> = (keyof States | Partial<Row>)[]

/**
 * Creates a function that makes complete rows: `makeTrack()`, `makeTrack('youtube')`, `makeTrack('youtube', { name:
 * 'Saule' })`. `defaults` receives the sequence number, starting at 1.
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
