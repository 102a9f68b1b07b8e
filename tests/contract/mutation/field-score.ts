import { documented } from '../documented/documented-groups'
import { judgeExchange } from '../exchange-problems'
import { documentedFieldsOf } from './documented-fields'
import { changeField, type FieldChange } from './field-mutants'
import { withText } from './mutant'
import type { Observation } from './observe'

/** Outcome of a defect of one documented field. */
type Outcome = 'finding' | 'warning' | 'undetected'

/** A defect of one documented field, and its outcome. */
export type FieldVerdict = { name: string; outcome: Outcome }

/** Ways to break a documented field in every row. A null that the documents show, and a type that they leave open, are none. */
const CHANGES = ['field missing', 'field renamed', 'field retyped', 'field null'] as const

const isDefect = (change: FieldChange, samples: readonly unknown[]): boolean => {
  if (change === 'field null') return !samples.includes(null)
  return change !== 'field retyped' || samples.some((sample) => sample !== null)
}

async function outcomeOf({ exchange, input, success }: Observation, body: unknown): Promise<Outcome> {
  const response = withText(new Response(null, success), JSON.stringify(body))
  const { problems, missingOptional } = await judgeExchange(exchange, { response, input }).catch((error: unknown) => ({
    problems: [String(error)],
    missingOptional: [],
  }))
  if (problems.length > 0) return 'finding'
  return missingOptional.length > 0 ? 'warning' : 'undetected'
}

/** Breaks every documented field of an observed response in each way, and judges the broken responses. */
export async function judgeFields(observation: Observation): Promise<FieldVerdict[]> {
  const { name, endpoint, success } = observation
  const row = documented[name]
  if (!row || endpoint.raw || endpoint.file || !success.headers.get('content-type')?.includes('json')) return []
  if (success.text === '') return []
  const body: unknown = JSON.parse(success.text)
  const verdicts: FieldVerdict[] = []
  for (const { path, documented: samples } of documentedFieldsOf(row, body))
    for (const change of CHANGES.filter((one) => isDefect(one, samples)))
      verdicts.push({
        name: `${name}: ${change}: ${path.join('.')}`,
        outcome: await outcomeOf(observation, changeField(change, body, path)),
      })
  return verdicts
}
