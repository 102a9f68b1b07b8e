import { Script } from 'node:vm'

/** Every text within a value that is likely to be code. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return LOOKS_LIKE_CODE.test(value) && compileText(value) !== undefined ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const LOOKS_LIKE_CODE = /=>|\bfunction\b|\(/

function parses(text: string): boolean {
  try {
    void new Script(text)
    return true
  } catch {
    return false
  }
}

/** Source of a function that evaluates the text. Undefined for a text that is no code. */
function compileText(text: string): string | undefined {
  if (parses(`(${text}\n)`)) return `() => (${text}\n)`
  return parses(`() => {${text}\n}`) ? `() => {${text}\n}` : undefined
}

const REFUSAL = "() => { throw new SyntaxError('The text is no code') }"

/** Source of a table of functions by the text that they evaluate, for pages whose policy forbids `eval`. */
export function compileTable(texts: string[]): string {
  const rows = [...new Set(texts)].map((text) => `${JSON.stringify(text)}: ${compileText(text) ?? REFUSAL}`)
  return `{ ${rows.join(',\n')} }`
}
