import type { FindingId } from './catalogue'

/** A fault of a site; its texts are in the catalogue. */
export type Finding = { kind: 'finding'; id: FindingId; seen: string }

/** A part that was not checked, and why. */
export type Note = { kind: 'note'; text: string }

/** Result of a check, which returns none for a healthy site. */
export type Outcome = Finding | Note

const MAX_SEEN = 400

/** Parts of responses must not control the terminal. */
const plain = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ').slice(0, MAX_SEEN)

/** Creates a finding; `seen` names the request and the value that shows the fault, never a secret. */
export const finding = (id: FindingId, seen: string): Finding => ({ kind: 'finding', id, seen: plain(seen) })

/** Creates a note about a part that was not checked. */
export const note = (text: string): Note => ({ kind: 'note', text })

/** A list with the item if the condition holds, else an empty list. */
export const when = (condition: unknown, make: () => Outcome): Outcome[] => (condition ? [make()] : [])
