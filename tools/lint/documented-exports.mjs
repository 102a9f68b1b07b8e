/** Requires a one-sentence doc comment on every export of a layer: meaning, units, errors and source. */
export const documentedExports = {
  create: (context) => ({
    ExportNamedDeclaration(node) {
      if (!node.declaration || isDocumented(node, context.sourceCode)) return
      context.report({
        node,
        message:
          'Add a doc comment: exports of this layer need one sentence on their meaning, units and errors. ' +
          'Adjacent exports without an empty line between them can share one.',
      })
    },
  }),
}

function isDocumented(node, sourceCode) {
  const comments = sourceCode.getCommentsBefore(node)
  if (comments.length > 0) return comments.some(({ type, value }) => type === 'Block' && value.startsWith('*'))
  const before = node.parent.body[node.parent.body.indexOf(node) - 1]
  const isSameGroup = before?.type === node.type && before.loc.end.line + 1 === node.loc.start.line
  return isSameGroup && isDocumented(before, sourceCode)
}
