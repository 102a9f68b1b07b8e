import { expect, it, vi } from 'vitest'

import { oncePerWindow } from './once-per-window'

it('sets up once, also without a result, and returns the first result', () => {
  const setUp = vi.fn<() => number | undefined>().mockReturnValueOnce(undefined).mockReturnValue(1)
  expect([oncePerWindow('without', setUp), oncePerWindow('without', setUp)]).toEqual([undefined, undefined])
  expect([oncePerWindow('with', setUp), oncePerWindow('with', () => 2)]).toEqual([1, 1])
  expect(setUp).toHaveBeenCalledTimes(2)
})
