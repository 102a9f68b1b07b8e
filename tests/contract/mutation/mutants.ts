import { nameMutants, requiredFieldMutants } from './field-mutants'
import { fieldsOf } from './json-fields'
import { listMutants } from './list-mutants'
import type { Mutant } from './mutant'
import type { Observation } from './observe'
import { refusalMutants } from './refusal-mutants'
import { encodingMutants, protocolMutants, statusMutants } from './response-mutants'
import { ruleMutants } from './rule-mutants'

/** Fields of the observed success; none in a file or an empty response. */
function observedFields({ endpoint, success: { headers, text } }: Observation) {
  const isJson = headers.get('content-type')?.includes('json') === true && text !== ''
  return isJson && !endpoint.raw ? fieldsOf(endpoint.response, JSON.parse(text)) : []
}

/** A number that is an endpoint’s own, so that its mutants stay the same when others are added. */
const turnOf = (endpoint: string): number =>
  [...endpoint].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0)

/** Derives the mutants from what the intact mock responds; the same ones in each run. */
export const mutantsOf = (observations: readonly Observation[]): Mutant[] => [
  ...observations.flatMap((observation) => {
    const { name } = observation
    const turn = turnOf(name)
    const fields = observedFields(observation)
    return [
      ...requiredFieldMutants(name, fields, turn),
      ...nameMutants(name, fields),
      ...listMutants(name, fields, turn),
      ...encodingMutants(name, fields),
      ...statusMutants(observation, turn),
      ...refusalMutants(observation),
    ]
  }),
  ...protocolMutants,
  ...ruleMutants,
]
