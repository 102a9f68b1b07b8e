import { expect, it } from 'vitest'

import { MAX_IMAGE_SIZE, IMAGE_TYPES } from './read-image'

it('has the image limits of the spec', () => {
  expect([MAX_IMAGE_SIZE, IMAGE_TYPES]).toEqual([8_388_608, 'image/*'])
})
