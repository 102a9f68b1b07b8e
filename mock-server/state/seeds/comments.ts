import type { CommentableType } from '@/contract/groups/comments'
import { minutes } from '@/lib/dates/duration'
import { seededRandom } from '@demo-media/seeded-random'

import type { MockComment } from '../store/moderation-rows'
import { listenerIds } from './people'
import { personas } from './personas'

const FIRST_COMMENT = Date.parse('2026-04-01T10:00:00Z')

const TEXTS = [
  'Šī ir mūsu vakara dziesma jau otro nedēļu.',
  'Meita dzied līdzi no pirmās rindas.',
  'Kokle te skan tik mierīgi!',
  'Bērnudārzā šo dziedājām pavasara svētkos.',
  'Vai kādam ir notis?',
  'Mazais aizmiga vēl pirms otrā panta. Paldies!',
  'Mana vecmāmiņa to dziedāja man.',
  'Ļoti patīk šis brīdis ar flautu.',
  'Klausāmies mašīnā, un neviens vairs neraud.',
  'Lielisks izpildījums, gaidām vēl.',
]
const REPLIES = ['Mums arī!', 'Piekrītu pilnībā.', 'Notis ir koru krātuvē.', 'Cik jauki to lasīt.']

/** Tracks and albums with comments; the first track has more than one page. */
const subjects: [type: CommentableType, id: number, count: number][] = [
  ['track', 1, 32],
  ['track', 2, 6],
  ['track', 3, 3],
  ['track', 5, 12],
  ['album', 1, 4],
]

/** Creates comments: every third has a reply, every sixth a reply to that one, and some with replies are deleted. */
export function comments(): MockComment[] {
  const rows: MockComment[] = []
  for (const [commentable_type, commentable_id, count] of subjects) {
    const random = seededRandom('comments', commentable_type, commentable_id)
    const add = (own: Partial<MockComment>): MockComment => {
      const row: MockComment = {
        id: rows.length + 1,
        user_id: random.pick(listenerIds),
        commentable_type,
        commentable_id,
        content: random.pick(TEXTS),
        position: random.int(0, 20) * 5,
        parent_id: null,
        deleted: false,
        created_at: new Date(FIRST_COMMENT + minutes(rows.length * 53)).toISOString(),
        ...own,
      }
      rows.push(row)
      return row
    }
    for (let index = 0; index < count; index++) {
      const root = add({
        ...(index === 0 && { user_id: personas.free.id }),
        ...(index % 9 === 6 && { deleted: true }),
      })
      if (index % 3 !== 0) continue
      const { id: parent_id, position } = root
      const reply = add({ parent_id, position, content: random.pick(REPLIES) })
      if (index % 6 === 0) add({ parent_id: reply.id, position, content: random.pick(REPLIES) })
    }
  }
  return rows
}
