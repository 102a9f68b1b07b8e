import { afterEach, expect, it, vi } from 'vitest'

import { bootstrapSchema } from '@/contract/bootstrap'
import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'

import { onUserLeaves, watchUser } from './user-leaves'

const as = (id: number | null) => bootstrapSchema.parse({ themes: [], user: id === null ? null : { id } })

let stop: () => void = () => undefined
afterEach(() => stop())

it.each([
  ['signs out', 1, null, 1],
  ['gives way to another', 1, 2, 1],
  ['is only read anew', 1, 1, 0],
  ['signs in', null, 1, 0],
])('a user who %s', (_, before, after, wiped) => {
  const clean = vi.fn<() => void>()
  setBootstrap(as(before))
  stop = watchUser()
  const forget = onUserLeaves(clean)
  setBootstrap(as(after))
  expect(clean).toHaveBeenCalledTimes(wiped)
  forget()
})

it('one failing cleaner does not keep the others from cleaning', () => {
  const clean = vi.fn<() => void>()
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  setBootstrap(as(1))
  stop = watchUser()
  const ways = [
    onUserLeaves(() => {
      throw new Error('broken')
    }),
    onUserLeaves(clean),
  ]
  setBootstrap(as(null))
  expect(clean).toHaveBeenCalledOnce()
  expect(complaint).toHaveBeenCalledOnce()
  for (const forget of ways) forget()
  complaint.mockRestore()
})
