import fc from 'fast-check'
import { expect, test } from 'vitest'

import { acceptsFile, droppedFiles, isUserFile } from './chosen-files'
import { sourceOf } from './file-sources'

type Entry = { isFile?: boolean; isDirectory?: boolean; name: string; fullPath: string }

const fileAt = (fullPath: string, { isReadable = true } = {}) => {
  const name = fullPath.split('/').at(-1) ?? ''
  const give = (take: (file: File) => void, refuse: (error: Error) => void) =>
    isReadable ? take(new File(['la'], name)) : refuse(new Error('NotReadableError'))
  return { isFile: true, name, fullPath, file: give }
}

const folderAt = (fullPath: string, entries: Entry[], { isReadable = true } = {}) => {
  const batches = [entries, ...(isReadable ? [[]] : [])]
  const readEntries = (take: (batch: Entry[]) => void, refuse: (error: Error) => void) => {
    const batch = batches.shift()
    if (batch) take(batch)
    else refuse(new Error('NotReadableError'))
  }
  return { isDirectory: true, name: fullPath.slice(1), fullPath, createReader: () => ({ readEntries }) }
}

const drop = (entries: Entry[], folders = true, handles?: object[]) => {
  const handled = (index: number) => handles && { getAsFileSystemHandle: () => Promise.resolve(handles[index]) }
  const items = entries.map((entry, index) => ({ webkitGetAsEntry: () => entry, ...handled(index) }))
  const data = { items: [...items, { webkitGetAsEntry: () => null }] }
  // jsdom has no DataTransfer.
  return droppedFiles(data as unknown as DataTransfer, { folders })
}

test('returns dropped files, and files in folders with their paths', async () => {
  const { files, missing } = await drop([
    fileAt('/a.mp3'),
    folderAt('/Mape', [fileAt('/Mape/b.mp3'), folderAt('/Mape/Ziema', [fileAt('/Mape/Ziema/c.mp3')])]),
  ])
  expect(files.map(({ name, webkitRelativePath }) => webkitRelativePath || name)).toEqual([
    'a.mp3',
    'Mape/b.mp3',
    'Mape/Ziema/c.mp3',
  ])
  expect(missing).toBeUndefined()
})

test('remembers the handles of dropped files, and of the folders that contain them', async () => {
  const handles = [{ kind: 'file' }, { kind: 'directory' }]
  const inFolder = folderAt('/Mape', [folderAt('/Mape/Ziema', [fileAt('/Mape/Ziema/c.mp3')])])
  const { files } = await drop([fileAt('/a.mp3'), inFolder], true, handles)
  expect(await Promise.all(files.map(sourceOf))).toEqual([
    { handle: handles[0], path: [] },
    { handle: handles[1], path: ['Ziema', 'c.mp3'] },
  ])
})

test.each([
  ['a file', [fileAt('/a.mp3', { isReadable: false }), fileAt('/b.mp3')]],
  ['a file of a folder', [folderAt('/Mape', [fileAt('/Mape/a.mp3', { isReadable: false }), fileAt('/Mape/b.mp3')])]],
  ['the rest of a folder', [folderAt('/Mape', [fileAt('/Mape/b.mp3')], { isReadable: false })]],
])('returns the other files when %s cannot be read', async (_, entries) => {
  const { files, missing } = await drop(entries)
  expect([files.map(({ name }) => name), missing]).toEqual([['b.mp3'], 'unreadable'])
})

test('skips folders where they are not allowed', async () => {
  const { files, missing } = await drop([folderAt('/Mape', [fileAt('/Mape/b.mp3')]), fileAt('/a.mp3')], false)
  expect([files.map(({ name }) => name), missing]).toEqual([['a.mp3'], 'folder'])
})

test.each([
  ['image/*', 'bilde.png', 'image/png', true],
  ['image/*', 'dziesma.mp3', 'audio/mpeg', false],
  ['*/*', 'bez-tipa', '', true],
  ['audio/mpeg', 'dziesma.mp3', 'audio/mpeg', true],
  ['audio/mpeg', 'dziesma.flac', 'audio/flac', false],
  ['.mp3, .FLAC', 'Dziesma.flac', '', true],
  ['.mp3', 'mp3', 'audio/mpeg', false],
  ['.mp3,image/*', 'bilde.JPG', 'image/JPEG', true],
  ['image/*', 'bez-tipa.png', '', false],
  ['image/*', 'izlikšanās', 'imagery/png', false],
])('checks accept=%j against %s of type %j: %s', (accept, name, type, isAccepted) => {
  expect(acceptsFile(accept, { name, type })).toBe(isAccepted)
})

test('accepts every file when the list is missing or empty', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.constantFrom('', ' ', ', ,'), (name, type, accept) => {
      expect(acceptsFile(accept, { name, type })).toBe(true)
    }),
  )
})

test('ignores only files that macOS adds to folders', () => {
  expect(['.DS_Store', 'ds_store', '.DS_Store.mp3'].map((name) => isUserFile({ name }))).toEqual([false, true, true])
})
