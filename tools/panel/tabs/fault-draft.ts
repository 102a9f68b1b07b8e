import type { EmptyBody, Fault } from '@mock/state/parts/faults'

/** A fault while it is edited: numbers are the texts of their fields. */
export type FaultDraft = {
  /** Empty for every endpoint. */
  endpoint: string
  kind: Fault['kind']
  status: string
  ms: string
  body: EmptyBody
  times: string
  every: string
}

/** Draft of the form before any input. */
export const newDraft: FaultDraft = {
  endpoint: '',
  kind: 'status',
  status: '500',
  ms: '3000',
  body: 'none',
  times: '',
  every: '',
}

/** Name of each kind, in the order of the menu. */
export const faultKinds: Record<Fault['kind'], string> = {
  status: 'Error status',
  delay: 'Slow: correct response after a delay',
  timeout: 'Timeout: no response at all',
  network: 'Connection dropped before the work',
  lost: 'Response lost after the work was done',
  wrongShape: 'Wrong shape',
  empty: 'Empty body',
  truncated: 'Half of the response',
  html: 'HTML page instead of JSON',
}

/** Name of each empty body. */
export const emptyBodyNames: Record<EmptyBody, string> = {
  none: 'Nothing at all',
  null: 'null',
  text: '"" (empty text)',
  list: '[] (empty list)',
  noContent: '204 without a body',
}

/** The number in a field; invalid text stays text, so that the mock reports it. */
const numberIn = (text: string): number | string | undefined => {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  return Number.isNaN(Number(trimmed)) ? trimmed : Number(trimmed)
}

function detailOf({ kind, status, ms, body }: FaultDraft): object {
  if (kind === 'status') return { status: numberIn(status) }
  if (kind === 'delay') return { ms: numberIn(ms) }
  return kind === 'empty' ? { body } : {}
}

/** The fault of a draft as the mock reads it; the mock validates it. */
export const faultOf = (draft: FaultDraft): object => ({
  endpoint: draft.endpoint.trim() || '*',
  kind: draft.kind,
  ...detailOf(draft),
  times: numberIn(draft.times),
  every: numberIn(draft.every),
})
