import { adviceFor, HEADLESS_OPENING } from './plain-english.mjs'

const MIN_DOC_WORDS = 4

/** Checks comments against docs/style.md: verb or noun first, terms of art, no doc comment that only repeats a name. */
export const plainComments = {
  create: (context) => ({
    Program(program) {
      for (const comment of context.sourceCode.getAllComments())
        for (const message of problemsOf(comment)) context.report({ loc: comment.loc ?? program.loc, message })
    },
  }),
}

function problemsOf({ type, value, loc }) {
  const text = value.replaceAll(/^[\s*]+/gm, ' ').trim()
  if (/^oxlint-|^@ts-|^prettier-/.test(text)) return []
  const problems = adviceFor(text)
  if (HEADLESS_OPENING.test(text)) problems.push('Start a comment with a verb or the noun that it describes')
  // A unit or format is enough for a member of a type: "Bytes.", "Comma-separated ids."
  const isDeclarationDoc = type === 'Block' && value.startsWith('*') && loc?.start.column === 0
  if (isDeclarationDoc && text.split(/\s+/).length < MIN_DOC_WORDS && !text.startsWith('@'))
    problems.push('Such a short doc comment only repeats the name: add units, errors, source or reason')
  return problems.map((problem) => `${problem} (docs/style.md).`)
}
