import { expect, it } from 'vitest'

import { MAX_IMAGE_SIZE, IMAGE_TYPES } from './crop-picture'

it('accepts images within the limits of the spec', () => {
  expect([MAX_IMAGE_SIZE, IMAGE_TYPES]).toEqual([8_388_608, 'image/*'])
})
