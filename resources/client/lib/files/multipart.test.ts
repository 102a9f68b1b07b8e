import { expect, test } from 'vitest'

import { toFormData } from './multipart'

test('encodes values the way PHP reads them', () => {
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

test('sends the file name without the folder path that Chromium would add', async () => {
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
