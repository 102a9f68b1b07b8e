const ESCAPE = /^\s*oxlint-disable(?!\S*-\w*enable)/
const REASON = / -- \S/

/** A silenced rule says why: `// oxlint-disable-next-line no-await-in-loop -- each page needs the one before`. */
export const reasonedEscapes = {
  create: (context) => ({
    Program(program) {
      for (const comment of context.sourceCode.getAllComments()) {
        if (!ESCAPE.test(comment.value) || REASON.test(comment.value)) continue
        context.report({
          loc: comment.loc ?? program.loc,
          message: 'A silenced rule needs a reason: mend the code, or end the comment with ` -- why it is right here`.',
        })
      }
    },
  }),
}
