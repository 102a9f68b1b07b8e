import { isStructure } from '@/lib/json/json-value'

/** Finds the id of the record that a write has created: `{user: {id}}`, `{tag: {id}}`; undefined in an empty response. */
export const createdId = (response: unknown): number | undefined =>
  (isStructure(response) ? Object.values(response) : [])
    .map((part: unknown) => (isStructure(part) && 'id' in part ? part.id : undefined))
    .find((id) => typeof id === 'number')
