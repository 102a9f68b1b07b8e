import { type DocumentedEndpoint, type Parameters, wireParameters } from './documented'

type Values = Record<string, unknown>

const valuesOf = (value: unknown): Values => (typeof value === 'object' && value !== null ? (value as Values) : {})

const isSent = (value: unknown): boolean => value !== undefined && value !== null

/** Parameters below a name, with their paths relative to it. */
function parametersBelow(parameters: Parameters, name: string): Parameters {
  const prefix = `${name}.`
  const inner = Object.entries(parameters).filter(([key]) => key.startsWith(prefix))
  return Object.fromEntries(inner.map(([key, parameter]) => [key.slice(prefix.length), parameter]))
}

const isOwn = (name: string): boolean => !name.includes('.') && name !== '*'

const missingIn = (parameters: Parameters, values: Values): string[] =>
  Object.entries(parameters)
    .filter(([name, { required }]) => isOwn(name) && required && !isSent(values[name]))
    .filter(([, { insteadOf }]) => insteadOf === undefined || !isSent(values[insteadOf]))
    .map(([name]) => `missing parameter ${name}`)

function unlistedIn(parameters: Parameters, values: Values): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const allowed = parameters[name]?.values
    if (!allowed || !isSent(value)) return []
    const items = typeof value === 'string' ? value.split(',') : [value]
    const unlisted = items.filter((item) => !allowed.includes(String(item)))
    return unlisted.map((item) => `undocumented value ${String(item)} of ${name}`)
  })
}

/** Nested maps and lists of maps by path; a list's items each. */
function nestedIn(parameters: Parameters, values: Values): { path: string; inner: Parameters; value: unknown }[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const inner = parametersBelow(parameters, name)
    if (Object.keys(inner).length === 0) return []
    if (!Array.isArray(value)) return [{ path: name, inner, value }]
    return value.map((item: unknown, index) => ({
      path: `${name}.${index}`,
      inner: parametersBelow(inner, '*'),
      value: item,
    }))
  })
}

/** Lists undocumented and missing parameters, and undocumented values, at any depth. */
export function parameterProblems(parameters: Parameters, sent: unknown): string[] {
  const values = valuesOf(sent)
  const isKnown = (name: string) => Object.hasOwn(parameters, name) || Object.hasOwn(parameters, '*')
  const unknown = Object.keys(values).filter((name) => !isKnown(name))
  const nested = nestedIn(parameters, values).flatMap(({ path, inner, value }) =>
    parameterProblems(inner, value).map((problem) => `${path}: ${problem}`),
  )
  return [
    ...unknown.map((name) => `undocumented parameter ${name}`),
    ...missingIn(parameters, values),
    ...unlistedIn(parameters, values),
    ...nested,
  ]
}

/** Lists how the query and body of a request differ from the documents; a body of undefined is not judged. */
export function documentedProblems(
  { query = {}, body = {} }: DocumentedEndpoint,
  sent: { query: unknown; body?: unknown },
): string[] {
  const inQuery = parameterProblems({ ...wireParameters, ...query }, sent.query)
  const inBody = sent.body === undefined ? [] : parameterProblems(body, sent.body)
  return [...inQuery.map((problem) => `query: ${problem}`), ...inBody.map((problem) => `body: ${problem}`)]
}
