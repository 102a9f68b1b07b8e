import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?!.*\.(?:js|json|ts)$)/i
const README_FILE = /^readme/i

/** Heading of the licence in a README, and the text below it up to the next heading of the same level. */
const README_SECTION = /^(#+) *licen[cs]e[^\n]*\n+(?<text>(?:(?!\1 )[^\n]*(?:\n|$))+)/im

/** Shortest text of a licence, in characters: a README often only names its licence. */
const MIN_LENGTH = 300

const filesIn = (folder: string, pattern: RegExp): string[] =>
  readdirSync(folder)
    .filter((name) => pattern.test(name))
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())

/**
 * Returns the licence of the package in a folder, with the notices that Apache-2.0 asks to keep: its files, or else the
 * section of its README. Returns undefined when it has neither.
 */
export function licenceText(folder: string): string | undefined {
  const files = filesIn(folder, LICENCE_FILE)
  if (files.length > 0) return files.join('\n\n')
  const [readme = ''] = filesIn(folder, README_FILE)
  const text = README_SECTION.exec(readme)?.groups?.['text']?.trim() ?? ''
  return text.length < MIN_LENGTH ? undefined : text
}
