import type { BundledPackage } from './bundled-packages.ts'

/** File in the bundle's folder, which no page loads. */
export const NOTICES_FILE = 'THIRD-PARTY-NOTICES.txt'

const LINE = '-'.repeat(80)
const INTRODUCTION = `Third-party notices

The bundle contains code, styles and fonts of these packages, under the licences below.`

const label = ({ name, version, licence }: BundledPackage): string =>
  `${name} ${version} (${licence.replace(/^\((.*)\)$/, '$1')})`

/** Formats the notices: every package by name, and each distinct licence text once, below the packages under it. */
export function noticesText(packages: readonly BundledPackage[]): string {
  const sorted = packages.toSorted((a, b) => compare(label(a), label(b)))
  const texts = [...new Set(sorted.map(({ text }) => text))]
  const sections = texts.map((licence) => {
    const labels = sorted.filter(({ text }) => text === licence).map(label)
    return [...labels, '', licence].join('\n')
  })
  return `${[INTRODUCTION, ...sections].join(`\n\n${LINE}\n\n`)}\n`
}

/** Compares by code units, which are the same on every machine. */
function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
