import { accounts as userAccounts } from '@/contract/groups/accounts'
import { auth } from '@/contract/groups/auth'
import { passwordConfirmation } from '@/contract/groups/password-confirmation'
import type { Exchange, Person, Visit } from '@tests/contract/case'
import type { Client } from '@tests/contract/client'
import { sendOrThrow } from '@tests/contract/exchanges'

import type { AccountName } from './accounts/account-names'
import type { SignedInAccounts } from './accounts/sign-in-accounts'
import type { SelectedCase } from './choose-cases'

type Visitors = {
  /** Opens a visitor who is not signed in. */
  open: () => Client
  /** The account of the run; undefined without one. */
  account: Person | undefined
  accounts: SignedInAccounts
}

/** Endpoints that end a session or change whose it is. */
const ENDS_SESSION: readonly Exchange['endpoint'][] = [auth.logout, userAccounts.impersonate]

/** Returns the visitor of a case. Cases share visitors, since sign-ins are throttled. */
export function createVisits({ open, account, accounts }: Visitors): (selectedCase: SelectedCase) => Promise<Visit> {
  const visits = new Map<string, Promise<Visit>>()
  const person: Visit['person'] = (persona) => {
    const found = persona === 'free' ? account : accounts.get(persona as AccountName)?.person
    if (!found) throw new Error(`The run has no account ${persona}`)
    return found
  }

  async function openVisit({ as = 'guest', confirmed }: Exchange): Promise<Visit> {
    const client = open()
    if (as === 'guest') return { client, account: undefined, person }
    const visitor = person(as)
    await client.signIn(visitor)
    if (confirmed) await sendOrThrow(client, passwordConfirmation.confirm, { body: { password: visitor.password } })
    return { client, account: visitor, person }
  }

  return ({ exchange }) => {
    const { as = 'guest', confirmed, endpoint, needs, title } = exchange
    const signedIn = confirmed ? undefined : accounts.get(as as AccountName)
    // A guest who signs in with another account is a guest no more.
    const mustBeAlone = ENDS_SESSION.includes(endpoint) || (as === 'guest' && needs !== undefined)
    if (signedIn && !mustBeAlone) return Promise.resolve({ client: signedIn.client, account: signedIn.person, person })
    const key = mustBeAlone ? title : `${as} ${confirmed}`
    const visit = visits.get(key) ?? openVisit(exchange)
    visits.set(key, visit)
    return visit
  }
}
