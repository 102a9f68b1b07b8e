import { expect, test } from 'vitest'

import { droppedFiles } from './dropped-files'

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

const drop = (entries: Entry[], folders = true) => {
  const data = {
    items: [...entries.map((entry) => ({ webkitGetAsEntry: () => entry })), { webkitGetAsEntry: () => null }],
  }
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
