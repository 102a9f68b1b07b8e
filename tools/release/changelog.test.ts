import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

import { VERSION } from '../version'
import { requireAllReleased, requireChangelog } from './changelog'

it('accepts a dated heading of the version', () => {
  expect(() => requireChangelog('# Changelog\n\n## 1.2.3 (2026-11-28)\n', '1.2.3')).not.toThrow()
})

it.each(['## Unreleased', '## 1.2.3', '## 1.2.3 (soon)', '## 1.2.30 (2026-11-28)', '## 1.2.4 (2026-11-28)'])(
  'refuses a changelog that only has the heading: %s',
  (heading) => expect(() => requireChangelog(heading, '1.2.3')).toThrow('no heading "## 1.2.3 ('),
)

it('refuses a version that is not the newest of the changelog', () => {
  const changelog = '## Unreleased\n\n## 1.3.0 (2026-11-29)\n\n## 1.2.3 (2026-11-28)\n'
  expect(() => requireChangelog(changelog, '1.2.3')).toThrow('begins with "## 1.3.0 (2026-11-29)"')
  expect(() => requireChangelog(changelog, '1.3.0')).not.toThrow()
})

it('accepts the changelog of the current version', () => {
  expect(() => requireChangelog(readFileSync('docs/CHANGELOG.md', 'utf8'), VERSION)).not.toThrow()
})

it('refuses to release while entries stand under "Unreleased"', () => {
  const entries = '## Unreleased\n\n### Added\n\n- A song.\n- An album.\n'
  expect(() => requireAllReleased(`# Changelog\n\n${entries}\n## 1.2.3 (2026-11-28)\n\n- A genre.\n`)).toThrow(
    'has 2 entries under "Unreleased"',
  )
  expect(() => requireAllReleased(entries)).toThrow('has 2 entries')
})

it.each([
  ['no such heading', '## 1.2.3 (2026-11-28)\n\n- A genre.\n'],
  ['nothing under it', '## Unreleased\n\n### Added\n\n## 1.2.3 (2026-11-28)\n\n- A genre.\n'],
])('releases a changelog with %s', (_, changelog) => {
  expect(() => requireAllReleased(changelog)).not.toThrow()
})
