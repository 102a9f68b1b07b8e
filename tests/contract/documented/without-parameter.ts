import type { LooseInput } from '@/contract/machinery/wire'
import type { DocumentedEndpoint } from '@mock/documented/documented'

type Part = 'query' | 'body' | 'headers'

/** A required parameter by part and path; `insteadOf` may replace it. */
export type RequiredParameter = { part: Part; path: string; insteadOf?: string }

const PARTS: readonly Part[] = ['query', 'body', 'headers']

/** Lists the parameters that every request to the endpoint must send. */
export const requiredParameters = (row: DocumentedEndpoint): RequiredParameter[] =>
  PARTS.flatMap((part) =>
    Object.entries(row[part] ?? {}).flatMap(([path, { required, insteadOf }]) =>
      required ? [{ part, path, ...(insteadOf && { insteadOf }) }] : [],
    ),
  )

function withoutField(form: FormData, name: string): FormData {
  const copy = new FormData()
  for (const [key, value] of form) if (key !== name) copy.append(key, value)
  return copy
}

/** Copies a value without the parameter at a path; `*` stands for every item of a list. */
function without(value: unknown, [name = '', ...rest]: string[]): unknown {
  if (value instanceof FormData) return withoutField(value, name)
  if (name === '*' && Array.isArray(value)) return value.map((item: unknown) => without(item, rest))
  if (typeof value !== 'object' || value === null) return value
  const { [name]: part, ...others } = value as Record<string, unknown>
  return rest.length === 0 || part === undefined ? others : { ...others, [name]: without(part, rest) }
}

/** Copies an input without a parameter, and without the one that may replace it. */
export function withoutParameter(input: LooseInput, { part, path, insteadOf }: RequiredParameter): LooseInput {
  const remaining = without(input[part], path.split('.'))
  return { ...input, [part]: insteadOf ? without(remaining, [insteadOf]) : remaining }
}
