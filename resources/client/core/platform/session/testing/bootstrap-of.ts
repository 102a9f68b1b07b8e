import { type Bootstrap, bootstrapSchema } from '@/contract/groups/bootstrap'

/** Creates bootstrap data for tests from the given wire fields. */
export const bootstrapOf = (sent: object = {}): Bootstrap =>
  bootstrapSchema.parse({ settings: {}, themes: [], ...sent })

/** Creates permissions without restrictions in their wire form. */
export const permissionsOf = (...names: string[]): { name: string }[] => names.map((name) => ({ name }))
