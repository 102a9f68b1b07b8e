import { seconds } from '@/lib/dates/duration'

import type { Caller } from '../caller'
import type { MockTrack } from '../store/db'
import { seededRandom } from '../synthesis/seeded-random'
import type { World } from '../world'

/** So long the address of a track that is signed briefly holds. */
export const SIGNED_SECONDS = 10

/** Nobody has to break it: it only has to change with what it signs. */
const signatureOf = (trackId: number, until: string): string =>
  seededRandom('signature', trackId, until)
    .int(0, 2 ** 31)
    .toString(36)

/** The address of a track's file, signed anew where its addresses do not hold for ever. */
export function signedSource({ now }: Pick<Caller, 'now'>, { id, src, signing }: MockTrack): string | null | undefined {
  if (!signing) return src
  const until = signing === 'brief' ? String(now() + seconds(SIGNED_SECONDS)) : `once-${crypto.randomUUID()}`
  return `${src}?until=${until}&signature=${signatureOf(id, until)}`
}

/** Whether the request may have the track's file; spends an address that is good for one request. */
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
