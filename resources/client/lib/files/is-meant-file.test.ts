import { expect, test } from 'vitest'

import { isMeantFile } from './is-meant-file'

test('ignores only files that macOS adds to folders', () => {
  expect(['.DS_Store', 'ds_store', '.DS_Store.mp3'].map((name) => isMeantFile({ name }))).toEqual([false, true, true])
})
