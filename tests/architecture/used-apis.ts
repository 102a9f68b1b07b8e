import ts from 'typescript'

import { isKnown, isUnsupported, SCOPES, unsupportedNames } from '../../tools/compat-data'

/** Uses of a feature that a supported browser lacks: its name in MDN's data, and the place. */
export type Use = { feature: string; place: string }

const WINDOW = ['Window', 'WindowOrWorkerGlobalScope', 'globalThis']

/** Names of a type, and of the types that it is made of or extends. */
function typeNames(type: ts.Type): string[] {
  if (type.isUnionOrIntersection()) return type.types.flatMap(typeNames)
  const name = type.getSymbol()?.name.replace(/Constructor$/, '')
  const bases = type.isClassOrInterface() ? (type.getBaseTypes() ?? []) : []
  return [...(name ? [name] : []), ...bases.flatMap(typeNames)]
}

/** Paths under which MDN's data may describe the member that an expression reads. */
function memberPaths(checker: ts.TypeChecker, { expression, name: { text } }: ts.PropertyAccessExpression): string[] {
  const type = checker.getApparentType(checker.getTypeAtLocation(expression))
  const owners = [...typeNames(type), ...(ts.isIdentifier(expression) ? [expression.text] : [])]
  return SCOPES.flatMap((scope) =>
    owners.flatMap((owner) => [`${scope}.${owner}.${text}`, `${scope}.${owner}.${text}_static`]),
  )
}

const globalPaths = (name: string): string[] => [
  ...SCOPES.map((scope) => `${scope}.${name}`),
  ...WINDOW.map((owner) => `api.${owner}.${name}`),
]

/** Lists what the files of a program use of features that a supported browser lacks. */
export function findUnsupportedUses(program: ts.Program, files: readonly ts.SourceFile[]): Use[] {
  const checker = program.getTypeChecker()
  const lacking = new Set(SCOPES.flatMap((scope) => unsupportedNames(scope, 2)))
  const attributes = new Set([
    ...unsupportedNames('html.elements', 2),
    ...unsupportedNames('html.global_attributes', 1),
  ])

  const isBuiltIn = (node: ts.Node) =>
    checker
      .getSymbolAtLocation(node)
      ?.declarations?.some((declaration) => program.isSourceFileDefaultLibrary(declaration.getSourceFile()))

  /** Paths of what a node uses; none when it is no use of the browser. */
  function pathsOf(node: ts.Node): string[] {
    if (ts.isPropertyAccessExpression(node))
      return lacking.has(node.name.text) && isBuiltIn(node.name) ? memberPaths(checker, node) : []
    if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name)) {
      const name = node.name.text.toLowerCase()
      if (!attributes.has(name)) return []
      return [`html.elements.${node.parent.parent.tagName.getText()}.${name}`, `html.global_attributes.${name}`]
    }
    const isName = ts.isIdentifier(node) && !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node)
    return isName && lacking.has(node.text) && isBuiltIn(node) ? globalPaths(node.text) : []
  }

  return files.flatMap((file) => {
    const uses: Use[] = []
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node)) return
      const feature = pathsOf(node).find(isKnown)
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1
      if (feature && isUnsupported(feature)) uses.push({ feature, place: `${file.fileName}:${line}` })
      ts.forEachChild(node, visit)
    }
    visit(file)
    return uses
  })
}
