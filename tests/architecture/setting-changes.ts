import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** Tests of the contract and of the editors of settings, in which a key is a value rather than a change of the site. */
const NOT_OF_USE =
  /^(?:tests\/(?:architecture|contract|doctor|laravel|size)\/|tests\/e2e\/admin\/(?:settings|appearance)|resources\/client\/features\/admin\/site\/(?:settings|appearance|homepage)\/|resources\/client\/contract\/)/
const TEST = /\.(?:test|spec)\.tsx?$|^tests\/.*\.tsx?$/

/** Names with a meaning of their own, which tell nothing without the group around them. */
const AMBIGUOUS = new Set(
  'action appearance button email enable format id integrated label locale menus password policies position pricing tabs trending type value'.split(
    ' ',
  ),
)

/** Lists the files of tests in which a changed setting changes what the site does. */
export const testsOfUse = (): string[] =>
  ['resources/client', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => join(folder, path))
      .filter((path) => TEST.test(path) && !NOT_OF_USE.test(path)),
  )

/** Names that a property access reads, from its root on: `db.settings.player`. */
function namesOf(node: ts.Expression): string[] {
  if (ts.isPropertyAccessExpression(node)) return [...namesOf(node.expression), node.name.text]
  if (ts.isNonNullExpression(node)) return namesOf(node.expression)
  return ts.isIdentifier(node) ? [node.text] : []
}

/** Dotted path of a property through the literals around it, and through what they are assigned to. */
function pathOf(property: ts.Node): string {
  const names: string[] = []
  for (let node = property; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node))
      names.unshift(ts.isComputedPropertyName(node.name) ? '' : node.name.text)
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken)
      return [...namesOf(node.left), ...names].join('.')
  }
  return names.join('.')
}

/** Returns the paths that a test writes, as literals or by assignment. */
export function writtenPaths(text: string): string[] {
  const paths: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) paths.push(pathOf(node))
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken)
      paths.push(namesOf(node.left).join('.'))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('test.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return paths
}

/** Whether a path is of a setting: it ends with its key, lies within it, or is its unmistakable end. */
export function changes(path: string, key: string): boolean {
  if (path === '') return false
  if (`.${path}.`.includes(`.${key}.`)) return true
  return !AMBIGUOUS.has(path) && key.endsWith(`.${path}`)
}

/** Finds the settings that no test changes. */
export function unchangedIn(keys: readonly string[], files: readonly string[]): string[] {
  const paths = new Set(files.flatMap((file) => writtenPaths(readFileSync(file, 'utf8'))))
  return keys.filter((key) => ![...paths].some((path) => changes(path, key)))
}
