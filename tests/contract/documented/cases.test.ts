import { describe, expect, it } from 'vitest'

import { endpointOf, exchanges } from '../exchanges'
import { documented } from './documented-groups'
import { closedGaps, isKnown } from './known-gaps'

/** Statuses of an endpoint's cases, for guests and for users. */
function statusesOf(name: string) {
  const own = exchanges.filter((exchange) => endpointOf(exchange) === name)
  const statuses = (isUser: boolean) =>
    own.filter(({ as = 'guest' }) => (as !== 'guest') === isUser).map(({ status }) => status)
  return { guest: statuses(false), user: statuses(true), all: own.map(({ status }) => status) }
}

/** Whether the cases show how the backend refuses a caller without a right. */
function isRefused(name: string, right: string): boolean {
  const { guest, user, all } = statusesOf(name)
  if (right === 'guest') return user.includes(302)
  if (right === 'signed in') return guest.includes(401)
  return all.includes(right === 'confirmed password' ? 423 : 403)
}

/** Status that a variant's or refusal's name starts with. */
const statusOf = (variant: string): number | undefined => Number(/^\d{3}\b/.exec(variant)?.[0]) || undefined

const gaps = Object.entries(documented).flatMap(([name, { rights, refusals = [], responses }]) => {
  const { all } = statusesOf(name)
  const succeeds = Object.keys(responses).map((variant) => statusOf(variant) ?? 200)
  return [
    ...rights.filter((right) => !isRefused(name, right)).map((right) => `${name}: ${right}`),
    ...refusals.filter((refusal) => !all.includes(statusOf(refusal) ?? 0)).map((refusal) => `${name}: ${refusal}`),
    ...(all.some((status) => succeeds.includes(status)) ? [] : [`${name}: ${Object.keys(responses).join(', ')}`]),
  ]
})

describe('contract cases', () => {
  it('exercise every documented right, refusal and status, except for known gaps', () => {
    expect(gaps.filter((gap) => !isKnown(gap))).toEqual([])
    expect(closedGaps('refusals', gaps)).toEqual([])
  })
})
