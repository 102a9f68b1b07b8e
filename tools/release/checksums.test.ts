import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

import { checksumsOf } from './checksums'

it('writes a line for each file, sorted, as sha256sum reads it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dziesma-sums-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'b'), '')
  writeFileSync(join(folder, 'a'), 'abc')
  expect(checksumsOf(folder, ['b', 'a'])).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a\n' +
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  b\n',
  )
})
