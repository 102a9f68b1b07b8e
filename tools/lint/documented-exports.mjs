/** What a layer offers to those above it carries one sentence: what it is, its units, errors and source. */
export const documentedExports = {
  create: (context) => ({
    ExportNamedDeclaration(node) {
      if (!node.declaration || isDocumented(node, context.sourceCode)) return
      context.report({
        node,
        message:
          'Exports of this layer carry a doc comment: one sentence that says what it is, with units and errors. ' +
          'A group of exports without an empty line between them may share one.',
      })
    },
  }),
}

function isDocumented(node, sourceCode) {
  const comments = sourceCode.getCommentsBefore(node)
  if (comments.length > 0) return comments.some(({ type, value }) => type === 'Block' && value.startsWith('*'))
  const before = node.parent.body[node.parent.body.indexOf(node) - 1]
  const isOfOneGroup = before?.type === node.type && before.loc.end.line + 1 === node.loc.start.line
  return isOfOneGroup && isDocumented(before, sourceCode)
}
