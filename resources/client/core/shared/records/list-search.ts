/** Reads the search of the list that the user came from from the history entry; empty for a link from elsewhere. */
export function listSearchOf(state: unknown): string {
  const list = typeof state === 'object' && state !== null && 'list' in state ? state.list : ''
  return typeof list === 'string' ? list : ''
}
