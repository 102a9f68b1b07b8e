const ESCAPE = /^\s*oxlint-disable(?!\S*-\w*enable)/
const REASON = / -- \S/

/**
 * Requires a reason on disabled rules: `// oxlint-disable-next-line no-await-in-loop -- each page needs the previous
 * one`.
 */
export const reasonedEscapes = {
  create: (context) => ({
    Program(program) {
      for (const comment of context.sourceCode.getAllComments()) {
        if (!ESCAPE.test(comment.value) || REASON.test(comment.value)) continue
        context.report({
          loc: comment.loc ?? program.loc,
          message: 'A disabled rule needs a reason: fix the code, or end the comment with ` -- <reason>`.',
        })
      }
    },
  }),
}
