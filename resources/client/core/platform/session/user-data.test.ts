import { afterEach, expect, it, vi } from 'vitest'

import { bootstrapSchema } from '@/contract/groups/bootstrap'
import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'

import { onUserChange, watchUserChange } from './user-data'

const as = (id: number | null) => bootstrapSchema.parse({ themes: [], user: id === null ? null : { id } })

let stop: () => void = () => undefined
afterEach(() => stop())

it.each([
  ['calls cleaners after a sign-out', 1, null, 1],
  ['calls cleaners when another user replaces the first', 1, 2, 1],
  ['calls no cleaners when the same user is refetched', 1, 1, 0],
  ['calls no cleaners after a sign-in', null, 1, 0],
])('watchUserChange %s', (_, before, after, calls) => {
  const clean = vi.fn<() => void>()
  setBootstrap(as(before))
  stop = watchUserChange()
  const forget = onUserChange('likes', clean)
  setBootstrap(as(after))
  expect(clean).toHaveBeenCalledTimes(calls)
  forget()
})

it('calls the remaining cleaners when one throws', () => {
  const clean = vi.fn<() => void>()
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  setBootstrap(as(1))
  stop = watchUserChange()
  const unregister = [
    onUserChange('likes', () => {
      throw new Error('broken')
    }),
    onUserChange('likes', clean),
  ]
  setBootstrap(as(null))
  expect(clean).toHaveBeenCalledOnce()
  expect(consoleError).toHaveBeenCalledOnce()
  for (const remove of unregister) remove()
  consoleError.mockRestore()
})
