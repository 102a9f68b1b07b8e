/** Model that a list of tracks belongs to, as named in queue ids. */
export type QueueModel = 'album' | 'artist' | 'channel' | 'genre' | 'playlist' | 'tag' | 'track' | 'user'

/** Which tracks of the model: all of them (`*`), or a list that the server derives. */
export type QueueKind = '*' | 'libraryTracks' | 'playHistory' | 'radio'

type QueueOptions = {
  kind?: QueueKind
  /** The list's order on the screen, if it differs from the server's default. */
  order?: { column: string; direction: 'asc' | 'desc' }
}

/** Models whose lists the server continues page by page. */
const CONTINUED = ['album', 'artist', 'playlist', 'user']

/**
 * Builds a list's id on the server, `model.id.kind[.column|direction]`, with `^` for dots in the column (backend
 * contract, section 5).
 */
export function queueIdOf(model: QueueModel, id: number | string, { kind = '*', order }: QueueOptions = {}): string {
  const name = `${model}.${id}.${kind}`
  return order ? `${name}.${order.column.replaceAll('.', '^')}|${order.direction}` : name
}

/** Whether the server can continue a list beyond the tracks it was started with (backend contract, section 5). */
export function isContinued(queueId: string): boolean {
  const [model = '', , kind] = queueId.split('.')
  return kind === 'radio' || CONTINUED.includes(model)
}
