import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'

import { licenceText } from './licence-text'

const PERMISSION = 'Permission is hereby granted to any person obtaining a copy. '.repeat(6).trim()

/** Returns the licence of a package with these files. */
function textOf(files: Record<string, string>): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'dziesma-licence-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return licenceText(folder)
}

describe('licenceText', () => {
  it.each(['LICENSE', 'license', 'LICENSE.md', 'LICENCE.txt', 'COPYING'])('reads the file %s', (name) => {
    expect(textOf({ [name]: 'MIT\r\nText\r\n', 'license.js': 'code', 'README.md': '# License\nOther' })).toBe(
      'MIT\nText',
    )
  })

  it('keeps the notices of an Apache licence, and each licence of a choice', () => {
    expect(textOf({ NOTICE: 'By Adobe', LICENSE: 'Apache', 'LICENSE-MPL': 'MPL' })).toBe('Apache\n\nMPL\n\nBy Adobe')
  })

  it('reads the section of a README up to the next heading of its level', () => {
    const readme = `# Wildcard\n\n## License(s)\n\n### MIT\n\n${PERMISSION}\n\n## Tests\n\nRun them.`
    expect(textOf({ 'README.md': readme })).toBe(`### MIT\n\n${PERMISSION}`)
  })

  it.each(['# License\n\nMIT', '# Usage', ''])('finds no text in a README that only names a licence: %j', (readme) => {
    expect(textOf({ 'README.md': readme })).toBeUndefined()
  })
})
