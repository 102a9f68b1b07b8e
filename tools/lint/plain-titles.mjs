import { adviceFor, DEPENDENT_OPENING, HEADLESS_OPENING } from './plain-english.mjs'

const TESTS = new Set(['it', 'test'])

/** Verbs that leave the subject or the behaviour to the reader: "is redirected", "has an ETag", "may be empty". */
const STATE_OPENING = /^(?:is|are|was|were|has|have|had|does|do|did|can|may|will|should) /i

/** Checks that test titles can stand alone in a log: no preposition or pronoun first, no discouraged wording. */
export const plainTitles = {
  create: (context) => ({
    CallExpression(node) {
      const title = titleOf(node)
      if (title === undefined) return
      // Player journeys start with their scenario numbers.
      const text = title.replace(/^[\d, ]+: /, '')
      const problems = adviceFor(text)
      if (isTest(node) && (DEPENDENT_OPENING.test(text) || HEADLESS_OPENING.test(text) || STATE_OPENING.test(text)))
        problems.push('Start a test title with a verb, so that it can stand alone in a log: "rolls back the like …"')
      for (const problem of problems)
        context.report({ node: node.arguments[0], message: `${problem} (docs/style.md).` })
    },
  }),
}

/** Returns the innermost name of a callee: `it` for `it.each(…)`, `test` for `test.describe`. */
function nameOf(callee) {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'MemberExpression') return nameOf(callee.object)
  if (callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression')
    return nameOf(callee.callee ?? callee.tag)
  return undefined
}

const isSuite = ({ callee }) =>
  nameOf(callee) === 'describe' || (callee.type === 'MemberExpression' && callee.property.name === 'describe')

const isTest = (node) => TESTS.has(nameOf(node.callee)) && !isSuite(node)

function titleOf(node) {
  if (!isTest(node) && !isSuite(node)) return undefined
  const [first] = node.arguments
  if (first?.type === 'Literal' && typeof first.value === 'string') return first.value
  if (first?.type === 'TemplateLiteral') return first.quasis.map(({ value }) => value.cooked).join('…')
  return undefined
}
