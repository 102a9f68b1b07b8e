import { expect, test } from 'vitest'

import { itemOf } from './upload-item'

const made = { id: 'upload-1', transport: 'form' } as const
const within = (path: string, file: File) => Object.defineProperty(file, 'webkitRelativePath', { value: path })

test('is what is known of a file', () => {
  const file = new File(['la la'], 'Ķļavu šūpulis.MP3', { type: 'audio/mpeg', lastModified: 5 })
  expect(itemOf(file, made)).toMatchObject({
    name: 'Ķļavu šūpulis.MP3',
    size: 5,
    mime: 'audio/mpeg',
    extension: 'mp3',
    relativePath: null,
    fingerprint: 'Ķļavu šūpulis.MP3|5|audio/mpeg|5',
    status: 'pending',
    percentage: 0,
  })
})

test.each([
  ['dziesma', ''],
  ['.gitignore', 'gitignore'],
  ['a.tar.GZ', 'gz'],
  ['punkts.', ''],
])('the extension of %s is %j', (name, extension) => {
  expect(itemOf(new File([], name), made)).toMatchObject({ extension, mime: 'application/octet-stream' })
})

test('a path counts when there is a folder in it', () => {
  const path = (value: string) => itemOf(within(value, new File([], 'a.mp3')), made).relativePath
  expect([path(''), path('a.mp3'), path('Mape/a.mp3')]).toEqual([null, null, 'Mape/a.mp3'])
})
