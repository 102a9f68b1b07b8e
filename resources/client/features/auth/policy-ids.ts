import type { Settings } from '@/contract/settings'

/** Ids of the policies that a new user must accept, which name the checkboxes (backend contract, section 3). */
export const policyIdsOf = ({ registration }: Settings): string[] =>
  registration.policies.flatMap(({ id }) => (id === null || id === undefined || id === '' ? [] : [String(id)]))
