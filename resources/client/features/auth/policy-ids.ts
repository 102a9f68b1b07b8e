import type { Settings } from '@/contract/settings'

/** What everybody must agree to who signs up, by the names of its boxes (backend contract, section 3). */
export const policyIdsOf = ({ registration }: Settings): string[] =>
  registration.policies.flatMap(({ id }) => (id === null || id === undefined || id === '' ? [] : [String(id)]))
