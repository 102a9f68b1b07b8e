import { foldText } from '@/lib/text'

import type { ApiDocument, Operation } from './read-document'

/** Finds an operation by its id. */
export const findOperation = ({ groups }: ApiDocument, id: string | null): Operation | undefined =>
  groups.flatMap(({ operations }) => operations).find((operation) => operation.id === id)

/** Returns the groups with only those operations that contain every word of a search. */
export function filterGroups({ groups }: ApiDocument, search: string): ApiDocument['groups'] {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  const matches = ({ id, method, path, summary }: Operation) => {
    const text = foldText(`${id} ${method} ${path} ${summary}`)
    return words.every((word) => text.includes(word))
  }
  return groups
    .map(({ name, operations }) => ({ name, operations: operations.filter(matches) }))
    .filter(({ operations }) => operations.length > 0)
}
