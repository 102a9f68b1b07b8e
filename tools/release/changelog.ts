import { wrongUsage } from '../command-line/cannot-run'

/** Throws for wrong usage unless the newest version of the changelog is this one, dated: `## 1.2.3 (2026-11-28)`. */
export function requireChangelog(changelog: string, version: string): void {
  const heading = `## ${version} (`
  const headings = changelog.split('\n').filter((line) => line.startsWith('## ') && line !== '## Unreleased')
  if (!headings.some((line) => line.startsWith(heading) && /\(\d{4}-\d\d-\d\d\)$/.test(line)))
    throw wrongUsage(`docs/CHANGELOG.md has no heading "${heading}yyyy-mm-dd)": write what the version changes`)
  const [newest = ''] = headings
  if (!newest.startsWith(heading))
    throw wrongUsage(`docs/CHANGELOG.md begins with "${newest}", but package.json has the version ${version}`)
}

/** Throws for wrong usage if changes stand under "Unreleased": a release would not name its own. */
export function requireAllReleased(changelog: string): void {
  const [, unreleased = ''] = /^## Unreleased$(.*?)(?=^## |(?![^]))/ms.exec(changelog) ?? []
  const count = unreleased.match(/^- /gm)?.length ?? 0
  if (count > 0)
    throw wrongUsage(
      `docs/CHANGELOG.md has ${count} ${count === 1 ? 'entry' : 'entries'} under "Unreleased": give that heading the version and date`,
    )
}
