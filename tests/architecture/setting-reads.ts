import ts from 'typescript'

import { CLIENT } from './client-program'

const SCHEMA = `${CLIENT}contract/shapes/settings.ts`

/** Dotted keys of settings by the places that read them. */
export type SettingReads = ReadonlyMap<string, ReadonlySet<string>>

/** Names from the root of the schema to a property. */
function keyOf(declaration: ts.Declaration): string | undefined {
  if (declaration.getSourceFile().fileName !== SCHEMA || !ts.isPropertyAssignment(declaration)) return undefined
  const names: string[] = []
  for (let node: ts.Node = declaration; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isPropertyAssignment(node)) names.unshift(node.name.getText())
  }
  return names.join('.')
}

/** Lists the dotted keys of the settings that the client parses, groups too. */
export function parsedSettings(program: ts.Program): string[] {
  const keys: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) keys.push(keyOf(node) ?? '')
    ts.forEachChild(node, visit)
  }
  const file = program.getSourceFile(SCHEMA)
  if (file) visit(file)
  return keys
}

const OBJECT_READERS = new Set(['values', 'entries'])

/**
 * Finds where files read properties of the parsed settings, by the types of the expressions: `settings.player.hide_queue`,
 * `{ hide_queue } = player`, `ads[slot]` for each name that `slot` can have, and `Object.values(youtube)`.
 */
export function findSettingReads(program: ts.Program, files: readonly ts.SourceFile[]): SettingReads {
  const checker = program.getTypeChecker()
  const names = new Set(parsedSettings(program).map((key) => key.split('.').at(-1) ?? ''))
  const reads = new Map<string, Set<string>>()

  const typesIn = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type])
  const property = (object: ts.Node, name: string): (ts.Symbol | undefined)[] =>
    typesIn(checker.getTypeAtLocation(object)).map((type) => checker.getPropertyOfType(type, name))

  /** Symbols of the properties that an expression or a pattern reads. */
  function propertiesReadBy(node: ts.Node): (ts.Symbol | undefined)[] {
    if (ts.isPropertyAccessExpression(node))
      return names.has(node.name.text) ? [checker.getSymbolAtLocation(node.name)] : []
    if (ts.isElementAccessExpression(node)) {
      const keys = typesIn(checker.getTypeAtLocation(node.argumentExpression))
      return keys.flatMap((key) => (key.isStringLiteral() ? property(node.expression, key.value) : []))
    }
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = (node.propertyName ?? node.name).getText()
      return names.has(name) ? property(node.parent, name) : []
    }
    return ts.isCallExpression(node) ? propertiesPassedTo(node) : []
  }

  function propertiesPassedTo({ expression, arguments: [object] }: ts.CallExpression): ts.Symbol[] {
    const isReader =
      ts.isPropertyAccessExpression(expression) &&
      expression.expression.getText() === 'Object' &&
      OBJECT_READERS.has(expression.name.text)
    return isReader && object ? checker.getPropertiesOfType(checker.getTypeAtLocation(object)) : []
  }

  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node)) return
    const keys = propertiesReadBy(node).flatMap(
      (symbol) => symbol?.declarations?.flatMap((at) => keyOf(at) ?? []) ?? [],
    )
    for (const key of keys) reads.set(key, new Set(reads.get(key)).add(node.getSourceFile().fileName))
    ts.forEachChild(node, visit)
  }
  for (const file of files) visit(file)
  return reads
}
