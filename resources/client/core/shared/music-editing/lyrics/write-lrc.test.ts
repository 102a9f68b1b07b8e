import { expect, it } from 'vitest'

import { readLyricLines } from '@/contract/shapes/lyric-text'

import { writeLrc } from './write-lrc'

it('writes lines with the names of their song, which the parser reads back', () => {
  const lines = [
    { text: 'Aijā', time: 1 },
    { text: '', time: 4.5 },
    { text: 'žūžū', time: 3665.25 },
  ]
  const lrc = writeLrc(lines, { title: 'Aijā, žūžū', artist: 'Koklētāji' })
  expect(lrc).toBe('[ti:Aijā, žūžū]\n[ar:Koklētāji]\n[00:01.00]Aijā\n[00:04.50]\n[61:05.25]žūžū\n')
  expect(readLyricLines(lrc)).toEqual(lines)
})

it('leaves out unknown names and empty lines without a time', () => {
  const lines = [
    { text: 'Aijā', time: null },
    { text: ' ', time: null },
  ]
  expect(writeLrc(lines, { title: '', artist: '' })).toBe('Aijā\n')
})

it('writes the times of words, which the parser reads back', () => {
  const words = [
    { text: 'Aijā, ', time: 1 },
    { text: 'žūžū', time: 1.5 },
  ]
  const lines = [{ text: 'Aijā, žūžū', time: 1, words }]
  const lrc = writeLrc(lines, { title: '', artist: '' })
  expect(lrc).toBe('[00:01.00]<00:01.00>Aijā, <00:01.50>žūžū\n')
  expect(readLyricLines(lrc)).toEqual(lines)
})
