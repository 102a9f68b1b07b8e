import { expect, it, vi } from 'vitest'

import { sourceOf } from './file-sources'
import { pickFiles } from './pick-files'

const file = new File(['la'], '1.mp3')
const handle = { kind: 'file', getFile: () => Promise.resolve(file) }
const songs = { accept: 'audio/*,video/mp4,.mp3,.m4a', multiple: true }

it('leaves browsers without handles to their own picker', () => expect(pickFiles(songs)).toBeUndefined())

it('picks files that can be found again, of the accepted types', async () => {
  const picker = vi.fn(() => Promise.resolve([handle]))
  vi.stubGlobal('showOpenFilePicker', picker)
  expect(await pickFiles(songs)).toEqual([file])
  expect(await sourceOf(file)).toEqual({ handle, path: [] })
  const types = [{ accept: { 'audio/*': ['.mp3', '.m4a'], 'video/mp4': [] } }]
  expect(picker).toHaveBeenCalledWith({ multiple: true, types })
  await pickFiles({ accept: '', multiple: false })
  expect(picker).toHaveBeenLastCalledWith({ multiple: false })
})

it.each([
  ['no files when the user cancels', 'AbortError', []],
  ['null when the page may not open it', 'SecurityError', null],
])('returns %s', async (_, name, expected) => {
  vi.stubGlobal('showOpenFilePicker', () => Promise.reject(new DOMException('No', name)))
  expect(await pickFiles(songs)).toEqual(expected)
})
