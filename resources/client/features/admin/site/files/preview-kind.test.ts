import { describe, expect, it } from 'vitest'

import type { FileEntry } from '@/contract/groups/file-entries'

import { previewOf } from './preview-kind'

const file = (fields: Partial<FileEntry>): FileEntry => ({
  id: 1,
  name: 'a',
  file_name: 'a',
  url: 'api/v1/file-entries/1',
  public: false,
  file_size: 100,
  ...fields,
})

describe('previewOf', () => {
  it.each(['image', 'audio', 'video', 'text', 'pdf'])('previews %s', (type) => {
    expect(previewOf(file({ type }))).toEqual({ type, url: `${location.origin}/api/v1/file-entries/1` })
  })

  it.each([
    ['an archive', { type: 'archive' }],
    ['a folder', { type: 'folder' }],
    ['a name of an object’s property', { type: 'toString' }],
    ['a file without a type', { type: null }],
    ['a long text', { type: 'text', file_size: 2 * 1024 ** 2 }],
    ['a PDF file on another host', { type: 'pdf', url: 'https://cdn.test/a.pdf' }],
    ['an unsafe URL', { type: 'image', url: 'javascript:alert(1)' }],
  ])('offers only a download of %s', (_, fields) => {
    expect(previewOf(file(fields))).toEqual({ type: 'none' })
  })
})
