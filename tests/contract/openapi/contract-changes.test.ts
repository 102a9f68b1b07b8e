import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

import { buildDocument } from '../../../tools/openapi/document'
import { contractChanges } from '../../../tools/release/contract-changes'

it('lists the changes of the contract since an earlier export', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dziesma-changes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const since = join(folder, 'openapi.json')
  writeFileSync(since, JSON.stringify(buildDocument('1.2.2', {})).replaceAll('/api/v1/genres"', '/api/v1/styles"'))
  const text = await contractChanges(since, '1.2.3')
  expect(text).toMatch(/^# Contract changes in 1\.2\.3\n/)
  expect(text).toContain('\nbreaking    GET /api/v1/styles was removed\n')
})

it('refuses a file that is no export', async () => {
  await expect(contractChanges('README.md', '1.2.3')).rejects.toThrow('README.md is not an exported openapi.json')
})
