import { seconds } from '@/lib/dates/duration'
import { seededRandom } from '@demo-media/seeded-random'

import type { Caller } from '../../state/caller'
import type { MockTrack } from '../../state/store/music-rows'
import type { World } from '../../state/world'

/** Lifetime of a briefly signed track URL, in seconds. */
export const SIGNED_SECONDS = 10

/** Needs no cryptographic strength; it only has to change with its input. */
const signatureOf = (trackId: number, until: string): string =>
  seededRandom('signature', trackId, until)
    .int(0, 2 ** 31)
    .toString(36)

/** The URL of a track's file, newly signed if the track requires a signature. */
export function signedSource({ now }: Pick<Caller, 'now'>, { id, src, signing }: MockTrack): string | null | undefined {
  if (!signing) return src
  const until = signing === 'brief' ? String(now() + seconds(SIGNED_SECONDS)) : `once-${crypto.randomUUID()}`
  return `${src}?until=${until}&signature=${signatureOf(id, until)}`
}

/** Checks the request's signature and spends a single-use one. */
export function holdsSignature(
  { db, now }: Pick<World, 'db' | 'now'>,
  { id, signing }: MockTrack,
  request: Request,
): boolean {
  if (!signing) return true
  const search = new URL(request.url).searchParams
  const until = search.get('until') ?? ''
  const signature = search.get('signature') ?? ''
  if (signature !== signatureOf(id, until)) return false
  if (signing === 'brief') return now() <= Number(until)
  if (db.spentSignatures.all().some((spent) => spent.signature === until)) return false
  if (request.method === 'GET') db.spentSignatures.insert({ id: db.spentSignatures.nextId(), signature: until })
  return true
}
