import { describe, expect, it, vi } from 'vitest'

import { openSource, setSource, sourceOf } from './file-sources'

const file = new File(['la'], '1.mp3')
const fileHandle = { kind: 'file', name: '1.mp3', getFile: () => Promise.resolve(file) }
const missing = () => Promise.reject(new DOMException('Gone', 'NotFoundError'))
const inner = { kind: 'directory', getFileHandle: () => Promise.resolve(fileHandle), getDirectoryHandle: missing }
const folder = { kind: 'directory', getDirectoryHandle: () => Promise.resolve(inner), getFileHandle: missing }

/** A handle as the browser gives it. */
const as = (handle: object) => handle as FileSystemHandle
const open = (handle: object, path: string[] = []) => openSource({ handle: as(handle), path })

describe('sourceOf', () => {
  it('knows nothing of files without handles, and of those whose handles the browser refuses', async () => {
    expect(await sourceOf(new File([], 'a'))).toBeUndefined()
    for (const handle of [Promise.resolve(null), Promise.reject(new Error('No'))]) {
      const dropped = new File([], 'a')
      setSource(dropped, handle)
      expect(await sourceOf(dropped)).toBeUndefined()
    }
  })
})

describe('openSource', () => {
  it('opens a file by its handle, which leads to it again', async () => {
    expect(await open(fileHandle)).toBe(file)
    expect(await sourceOf(file)).toEqual({ handle: fileHandle, path: [] })
  })

  it('opens a file below a dropped folder', async () => {
    expect(await open(folder, ['Ziema', '1.mp3'])).toBe(file)
  })

  it('asks the user, and takes a refusal for an answer', async () => {
    const requestPermission = vi.fn(() => Promise.resolve('granted'))
    await open({ ...fileHandle, requestPermission })
    expect(requestPermission).toHaveBeenCalledWith({ mode: 'read' })
    requestPermission.mockResolvedValue('denied')
    await expect(open({ ...fileHandle, requestPermission })).rejects.toThrow('The user refused')
  })

  it.each<[string, object, string[], string]>([
    ['a file that is gone', folder, ['1.mp3'], 'Gone'],
    ['a folder', folder, [], 'The handle leads to a folder'],
  ])('rejects for %s', async (_, handle, path, message) => {
    await expect(open(handle, path)).rejects.toThrow(message)
  })
})
