import { type Mutant, onResponse } from './mutant'
import type { Observation } from './observe'

/** Responds like the endpoint's success where it should refuse with a status. */
const withoutRefusal = ({ name, success }: Observation, status: number): Mutant => ({
  kind: 'refusal missing',
  status,
  endpoint: name,
  name: `${name}: refusal missing: ${status}`,
  mutate: onResponse(name, (response) =>
    response.status === status
      ? new Response(success.body.byteLength > 0 ? success.body.slice(0) : null, success)
      : response,
  ),
})

/** Drops each refusal of an endpoint: of guests, of other users, of missing rows and of invalid input. */
export const refusalMutants = (observation: Observation): Mutant[] =>
  observation.refusals.map((status) => withoutRefusal(observation, status))
