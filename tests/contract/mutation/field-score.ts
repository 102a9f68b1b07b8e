import { isAbsentWhenFalsy } from '@mock/documented/bootstrap-data'

import { documented } from '../documented/documented-groups'
import { withDecoded, withEncoded } from '../documented/field-differences'
import { judgeExchange } from '../exchange-problems'
import { type DocumentedField, documentedFieldsOf } from './documented-fields'
import { changeField, type FieldChange } from './field-mutants'
import { withText } from './mutant'
import type { Observation } from './observe'

/** Outcome of a defect of one documented field. */
type Outcome = 'finding' | 'warning' | 'undetected'

/** A defect of one documented field, and its outcome. */
export type FieldVerdict = { name: string; outcome: Outcome }

/**
 * Ways to break a documented field in every row. None are a null that the documents show, a type that they leave open,
 * and a setting that is absent, as unset and falsy ones are.
 */
const CHANGES = ['field missing', 'field renamed', 'field retyped', 'field null'] as const

const isDefect = (change: FieldChange, { path, documented: samples }: DocumentedField): boolean => {
  const isAbsence = change === 'field null' || change === 'field missing'
  if (isAbsence && isAbsentWhenFalsy(path.join('.'))) return false
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
  for (const field of documentedFieldsOf(row, body))
    for (const change of CHANGES.filter((one) => isDefect(one, field)))
      verdicts.push({
        name: `${name}: ${change}: ${field.path.join('.')}`,
        outcome: await outcomeOf(
          observation,
          withEncoded(row, changeField(change, withDecoded(row, body), field.path)),
        ),
      })
  return verdicts
}
