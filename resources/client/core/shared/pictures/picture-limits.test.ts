import { expect, it } from 'vitest'

import { PICTURE_MAX_SIZE, PICTURE_TYPES } from './picture-limits'

it('has the image limits of the spec', () => {
  expect([PICTURE_MAX_SIZE, PICTURE_TYPES]).toEqual([8_388_608, 'image/*'])
})
