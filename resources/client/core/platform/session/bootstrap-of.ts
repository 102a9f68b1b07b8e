import { type Bootstrap, bootstrapSchema } from '@/contract/bootstrap'

/** Bootstrap data for tests of rules: what is given, as the server would send it, and nothing else. */
export const bootstrapOf = (sent: object = {}): Bootstrap =>
  bootstrapSchema.parse({ settings: {}, themes: [], ...sent })

/** The wire form of permissions without restrictions. */
export const permissionsOf = (...names: string[]): { name: string }[] => names.map((name) => ({ name }))
