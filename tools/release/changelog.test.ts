import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

import { VERSION } from '../version'
import { requireChangelog } from './changelog'

it('accepts a dated heading of the version', () => {
  expect(() => requireChangelog('# Changelog\n\n## 1.2.3 (2026-11-28)\n', '1.2.3')).not.toThrow()
})

it.each(['## Unreleased', '## 1.2.3', '## 1.2.3 (soon)', '## 1.2.30 (2026-11-28)', '## 1.2.4 (2026-11-28)'])(
  'refuses a changelog that only has the heading: %s',
  (heading) => expect(() => requireChangelog(heading, '1.2.3')).toThrow('no heading "## 1.2.3 ('),
)

it('accepts the changelog of the current version', () => {
  expect(() => requireChangelog(readFileSync('docs/CHANGELOG.md', 'utf8'), VERSION)).not.toThrow()
})
