import { describe, expect, test } from 'vitest'

import { itemOf } from './upload-item'

const made = { id: 'upload-1', transport: 'form' } as const
const within = (path: string, file: File) => Object.defineProperty(file, 'webkitRelativePath', { value: path })

describe('itemOf', () => {
  test('copies a file’s properties', () => {
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
  ])('reads the extension of %s as %j', (name, extension) => {
    expect(itemOf(new File([], name), made)).toMatchObject({ extension, mime: 'application/octet-stream' })
  })

  test('keeps a path only when it contains a folder', () => {
    const path = (value: string) => itemOf(within(value, new File([], 'a.mp3')), made).relativePath
    expect([path(''), path('a.mp3'), path('Mape/a.mp3')]).toEqual([null, null, 'Mape/a.mp3'])
  })
})
