import { expect, it } from 'vitest'

import { MAX_AVATAR_BYTES } from '@/contract/groups/accounts'

import { AVATAR_SIDE } from './avatar-field'

it('keeps the file below the server’s limit in any format', () => {
  const headers = 64 * 1024
  expect(AVATAR_SIDE ** 2 * 4 + headers).toBeLessThan(MAX_AVATAR_BYTES)
})
