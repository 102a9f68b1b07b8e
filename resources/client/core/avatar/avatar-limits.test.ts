import { expect, it } from 'vitest'

import { AVATAR_SERVER_LIMIT } from '@/contract/accounts'

import { AVATAR_MAX_SIZE, AVATAR_SIDE, AVATAR_TYPES } from './avatar-limits'

it('is what the spec says', () => {
  expect([AVATAR_MAX_SIZE, AVATAR_TYPES]).toEqual([8_388_608, 'image/*'])
})

it('keeps what is sent below the server’s limit, whatever its format', () => {
  const headers = 64 * 1024
  expect(AVATAR_SIDE ** 2 * 4 + headers).toBeLessThan(AVATAR_SERVER_LIMIT)
})
