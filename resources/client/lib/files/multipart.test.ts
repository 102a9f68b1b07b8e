import { expect, test } from 'vitest'

import { toFormData } from './multipart'

test('values are spelled as PHP reads them', () => {
  const fields = [
    ...toFormData({
      name: 'Ķļavu',
      tags: ['a', 'b'],
      place: { city: 'Rīga' },
      isPublic: true,
      isHidden: false,
      parent: null,
      none: undefined,
    }),
  ]
  expect(fields).toEqual([
    ['name', 'Ķļavu'],
    ['tags[0]', 'a'],
    ['tags[1]', 'b'],
    ['place[city]', 'Rīga'],
    ['isPublic', '1'],
    ['isHidden', '0'],
    ['parent', ''],
  ])
})

test('a file of a folder goes by its own name: Chromium would send its path for it', async () => {
  const file = Object.defineProperty(new File(['la'], 'ē.mp3', { type: 'audio/mpeg' }), 'webkitRelativePath', {
    value: 'Mape/ē.mp3',
  })
  const sent = toFormData({ file }).get('file')
  if (!(sent instanceof File)) throw new Error('The file is not in the form')
  expect([sent.name, sent.type, await sent.text(), sent.webkitRelativePath || null]).toEqual([
    'ē.mp3',
    'audio/mpeg',
    'la',
    null,
  ])
})
