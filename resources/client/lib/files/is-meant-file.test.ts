import { expect, test } from 'vitest'

import { isMeantFile } from './is-meant-file'

test('a file is meant unless a Mac has put it there', () => {
  expect(['.DS_Store', 'ds_store', '.DS_Store.mp3'].map((name) => isMeantFile({ name }))).toEqual([false, true, true])
})
