import type { Operation } from '../document/read-document'
import { type CallInput, JSON_TYPE, parameterKey } from './build-request'

/** Why an entered value cannot be sent. */
export type InputProblem = 'required' | 'pathSegment' | 'json'

/** Key of the body among the problems. */
export const BODY = 'body'

/** Finds the entered values that cannot be sent, by the parameter's key. */
export function checkInput({ parameters, body }: Operation, input: CallInput): Map<string, InputProblem> {
  const problems = new Map<string, InputProblem>()
  for (const parameter of parameters) {
    const key = parameterKey(parameter)
    const value = input.parameters[key] ?? ''
    if (value === '' && (parameter.isRequired || parameter.place === 'path')) problems.set(key, 'required')
    // Browsers resolve dot segments even when encoded: the call would go to another path.
    else if (parameter.place === 'path' && /^\.{1,2}$/.test(value)) problems.set(key, 'pathSegment')
  }
  if (body?.type === JSON_TYPE && !isJson(input.body)) problems.set(BODY, 'json')
  return problems
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
