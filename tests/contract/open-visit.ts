import { passwordConfirmation } from '@/contract/password-confirmation'
import { PERSONA_PASSWORD, personas } from '@mock/scenarios/personas'

import type { Exchange, Visit } from './case'
import type { Client } from './client'
import { sendOrThrow } from './exchanges'

/** Opens the visit of a case at a mock: the persona signs in and confirms the password as far as the case asks. */
export async function openVisit(client: Client, { as = 'guest', confirmed }: Exchange): Promise<Visit> {
  const { email } = personas[as]
  const account = email === null ? undefined : { email, password: PERSONA_PASSWORD }
  if (account) await client.signIn(account)
  if (confirmed) await sendOrThrow(client, passwordConfirmation.confirm, { body: { password: account?.password } })
  return { client, account }
}
