import { readFileSync } from 'node:fs'

import type { Recipe, TreeCopy } from './tree-copy'

/** A path, and below it the content of a new file, the diff of an existing one, or texts of a language. */
const BLOCK = /^(?:\*\*\d+\.\*\* )?`(?<path>[\w./-]+)`\n\n```(?<kind>\w+)\n(?<content>.*?)^```$/gms

/** Lines of a diff that start with one of these signs, without the sign. */
const linesOf = (hunk: string, signs: string): string =>
  hunk
    .split('\n')
    .filter((line) => line === '' || signs.includes(line.charAt(0)))
    .map((line) => line.slice(1))
    .join('\n')

function apply(tree: TreeCopy, path: string, kind: string, content: string): void {
  if (kind === 'json') return tree.addTexts(path, content)
  if (kind !== 'diff') return tree.write(path, content)
  for (const hunk of content.split('@@\n')) tree.edit(path, linesOf(hunk, ' -'), linesOf(hunk, ' +'))
}

const stepOf = (text: string) => (tree: TreeCopy) => {
  for (const { groups: { path = '', kind = '', content = '' } = {} } of text.matchAll(BLOCK))
    apply(tree, path, kind, content)
}

/** Reads the recipes that a document does by example: sections named after them, with the bold numbers of their steps. */
export function readRecipes(file: string): Recipe[] {
  const [, ...sections] = readFileSync(file, 'utf8').split(/^## /m)
  return sections.map((section) => {
    const [heading = '', ...parts] = section.split(/\n\n(?=\*\*\d+\.\*\* )/)
    const steps = parts.map((part) => [Number(/\d+/.exec(part)?.[0]), stepOf(part)] as const)
    return { heading: heading.trim(), steps: Object.fromEntries(steps) }
  })
}
