import { auth } from '@/contract/groups/auth'
import type { Bootstrap } from '@/contract/groups/bootstrap'
import type { Person } from '@tests/contract/case'
import type { Client } from '@tests/contract/client'
import { parseResponse } from '@tests/contract/read-response'

import { CannotRun } from '../../command-line/cannot-run'
import { ExitCode } from '../exit-code'
import { messageOf } from '../fail-with-context'
import { shortened } from '../report'
import type { AccountName } from './account-names'
import { whyUnfit } from './claims'
import type { GivenAccount, GivenAccounts } from './read-accounts'

/** An account that is signed in. With two factors, its client is still a guest's. */
type SignedIn = { client: Client; person: Person; parentId: number | null | undefined }

/** Accounts that are signed in, by name. */
export type SignedInAccounts = ReadonlyMap<AccountName, SignedIn>

/** Id of an account that shows none before its second factor. */
const UNKNOWN_ID = 0

/** Signs the accounts in, and checks that each is what its name says. Throws {@link CannotRun} with all that are not. */
export async function signInAccounts(accounts: GivenAccounts, open: () => Client): Promise<SignedInAccounts> {
  const signedIn = new Map<AccountName, SignedIn>()
  const mistakes: string[] = []
  for (const [name, account] of accounts) {
    const client = open()
    try {
      const data = await signIn(client, account)
      const unfit = whyUnfit(name, data)
      if (unfit !== undefined) mistakes.push(`${name} ${unfit}`)
      const person = { ...account, id: data?.user?.id ?? UNKNOWN_ID }
      signedIn.set(name, { client, person, parentId: data?.user?.parent_id })
    } catch (error) {
      mistakes.push(`${name}: ${shortened(messageOf(error))}`)
    }
  }
  if (!isFamily(signedIn)) mistakes.push('child is no profile of parent')
  if (mistakes.length > 0) throw new CannotRun(ExitCode.Unreachable, ['--accounts:', ...mistakes].join('\n  '))
  return signedIn
}

/** Signs an account in, and returns its bootstrap data; undefined when it needs a second factor. */
async function signIn(client: Client, account: GivenAccount): Promise<Bootstrap | undefined> {
  const body = await parseResponse(auth.login, await client.signIn(account))
  return body.two_factor === true ? undefined : body.bootstrapData
}

/** Whether the child belongs to the parent, as far as both are given and the site says so. */
function isFamily(accounts: SignedInAccounts): boolean {
  const [parent, child] = [accounts.get('parent'), accounts.get('child')]
  return !parent || typeof child?.parentId !== 'number' || child.parentId === parent.person.id
}
