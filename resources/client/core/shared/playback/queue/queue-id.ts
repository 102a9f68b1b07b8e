/** What a list of tracks belongs to, as queue ids name it. */
export type QueueModel = 'album' | 'artist' | 'channel' | 'genre' | 'playlist' | 'tag' | 'track' | 'user'

/** Which tracks of the model: all of its own, or one of the lists that the server makes for it. */
export type QueueKind = '*' | 'libraryTracks' | 'playHistory' | 'radio'

type QueueOptions = {
  kind?: QueueKind
  /** The order of the list on the screen, when it is not the server's usual one. */
  order?: { column: string; direction: 'asc' | 'desc' }
}

/** Models whose lists the server goes on with. */
const CONTINUED = ['album', 'artist', 'playlist', 'user']

/** The name of a list on the server: `model.id.kind[.column|direction]`, with `^` for the dots of a column (backend contract, section 5). */
export function queueIdOf(model: QueueModel, id: number | string, { kind = '*', order }: QueueOptions = {}): string {
  const name = `${model}.${id}.${kind}`
  return order ? `${name}.${order.column.replaceAll('.', '^')}|${order.direction}` : name
}

/** Whether the server has more of a list than the tracks it was started with (backend contract, section 5). */
export function isContinued(queueId: string): boolean {
  const [model = '', , kind] = queueId.split('.')
  return kind === 'radio' || CONTINUED.includes(model)
}
