import { expect, it } from 'vitest'

import { PICTURE_MAX_SIZE, PICTURE_TYPES } from './picture-limits'

it('is what the spec says', () => {
  expect([PICTURE_MAX_SIZE, PICTURE_TYPES]).toEqual([8_388_608, 'image/*'])
})
