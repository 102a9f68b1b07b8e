import { passwordConfirmation } from '@/contract/groups/password-confirmation'
import { PERSONA_PASSWORD, type PersonaKey, personas, TWO_FACTOR_SECRET } from '@mock/state/seeds/personas'

import type { Account, Exchange, Person, Visit } from './case'
import type { Client } from './client'
import { sendOrThrow } from './exchanges'

/** Account of a persona; undefined for a guest. */
export function accountOf(persona: PersonaKey): Account | undefined {
  const { email } = personas[persona]
  return email === null ? undefined : { email, password: PERSONA_PASSWORD }
}

/** Account of a persona of the mock. Throws for a guest. */
export function personOf(persona: PersonaKey): Person {
  const { id, email } = personas[persona]
  if (id === null || email === null) throw new Error('A guest has no account')
  return { id, email, password: PERSONA_PASSWORD, ...(persona === 'twoFactor' && { secret: TWO_FACTOR_SECRET }) }
}

/** Opens the visit of a case at a mock: the persona signs in and confirms the password if the case requires it. */
export async function openVisit(
  client: Client,
  { as = 'guest', confirmed }: Pick<Exchange, 'as' | 'confirmed'>,
): Promise<Visit> {
  const account = accountOf(as)
  if (account) await client.signIn(account)
  if (confirmed) await sendOrThrow(client, passwordConfirmation.confirm, { body: { password: account?.password } })
  return { client, account, person: personOf }
}
