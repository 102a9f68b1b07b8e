import { beforeEach, expect, it } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'
import { wipeStorage } from '@/core/platform/storage/local'

import { forgetTrashedFiles, MAX_TRASHED_FILES, readTrashedFiles, rememberTrashedFiles } from './trashed-files'

const signIn = (id: number) =>
  setBootstrap(bootstrapOf({ user: { id, display_name: `User ${id}`, email: 'user@dziesma.test' } }))

const names = () => readTrashedFiles().map(({ name }) => name)

beforeEach(() => {
  localStorage.clear()
  signIn(5)
})

it('puts the latest file first, once, and keeps a bounded number', () => {
  const many = Array.from({ length: MAX_TRASHED_FILES }, (_, index) => ({ id: index + 1, name: `${index + 1}.png` }))
  rememberTrashedFiles(many)
  rememberTrashedFiles([{ id: 2, name: 'vāks.png' }])
  rememberTrashedFiles([{ id: 1000, name: 'x'.repeat(300) }])
  expect(names()).toHaveLength(MAX_TRASHED_FILES)
  expect(names().slice(0, 3)).toEqual(['x'.repeat(255), 'vāks.png', '1.png'])
  forgetTrashedFiles([1, 1000])
  expect(names().slice(0, 2)).toEqual(['vāks.png', '3.png'])
})

it('keeps the files of each account apart, until its sign-out', () => {
  rememberTrashedFiles([{ id: 1, name: 'vāks.png' }])
  signIn(6)
  expect(names()).toEqual([])
  wipeStorage({ userId: 6, isSignOut: true })
  signIn(5)
  expect(names()).toEqual(['vāks.png'])
  wipeStorage({ userId: 5, isSignOut: false })
  expect(names()).toEqual(['vāks.png'])
  wipeStorage({ userId: 5, isSignOut: true })
  expect(names()).toEqual([])
})

it.each([
  ['text', '"vāks.png"', []],
  [
    'entries of another shape',
    '[null,{"id":"1"},{"id":-1,"name":"a","movedAt":1},{"id":3,"name":"b","movedAt":1}]',
    ['b'],
  ],
])('drops %s in storage', (_, json, expected) => {
  localStorage.setItem('dziesma:profile:5:admin.trash', json)
  expect(names()).toEqual(expected)
})
