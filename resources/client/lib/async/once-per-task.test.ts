import { expect, it, vi } from 'vitest'

import { oncePerTask } from './once-per-task'

it('runs the work once in the next task for all calls before it, and again for later ones', async () => {
  const work = vi.fn()
  const request = oncePerTask(work)
  request()
  request()
  await Promise.resolve()
  expect(work).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce())
  request()
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2))
})
