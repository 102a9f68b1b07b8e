import type { PersonaKey } from '@mock/state/seeds/personas'
import { exchanges } from '@tests/contract/exchanges'

/** Name of an account in the file of `--accounts`: that of the persona which it plays. */
export type AccountName = Exclude<PersonaKey, 'guest' | 'free'>

const isNamed = (persona: PersonaKey): persona is AccountName => persona !== 'guest' && persona !== 'free'

/** Names of the accounts that cases need, in the order of the cases. */
export const accountNames: AccountName[] = [
  ...new Set(exchanges.flatMap(({ mockOnly, needs = [] }) => (mockOnly === undefined ? needs.filter(isNamed) : []))),
]

/** Names of the accounts of the file that a case needs. */
export const namesIn = (needs: readonly PersonaKey[] = []): AccountName[] => needs.filter(isNamed)
