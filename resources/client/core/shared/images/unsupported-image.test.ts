import { expect, it } from 'vitest'

import { readImage } from './crop-picture'
import { unsupportedImageMessage } from './unsupported-image'

it.each([
  ['IMG_0001.HEIC', '', /HEIC photo/],
  ['IMG_0001.heic', 'image/heic', /HEIC photo/],
  ['foto.heif', 'image/heif', /HEIC photo/],
  ['foto', 'image/heic-sequence', /HEIC photo/],
  ['dziesma.mp3', 'audio/mpeg', 'Please select an image.'],
  ['heic.txt', 'text/plain', 'Please select an image.'],
])('refuses %j of type %j with its reason', async (name, type, message) => {
  const file = new File(['x'], name, { type })
  expect(await readImage(file)).toBeUndefined()
  expect(unsupportedImageMessage(file)).toMatch(message)
})
