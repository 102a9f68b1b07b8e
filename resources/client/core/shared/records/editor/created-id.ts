const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Finds the id of the record that a write has created: `{user: {id}}`, `{tag: {id}}`; undefined in an empty response. */
export const createdId = (response: unknown): number | undefined =>
  (isObject(response) ? Object.values(response) : [])
    .map((part: unknown) => (isObject(part) && 'id' in part ? part.id : undefined))
    .find((id) => typeof id === 'number')
