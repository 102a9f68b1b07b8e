import { auth } from '@/contract/groups/auth'
import { bootstrap, type Bootstrap } from '@/contract/groups/bootstrap'
import { hasPermission, isChildProfile, mustVerifyEmail } from '@/core/platform/session/permissions'
import type { Account, Exchange, Person } from '@tests/contract/case'
import type { Client } from '@tests/contract/client'
import { parseResponse, readResponse } from '@tests/contract/read-response'

import { CannotRun } from '../command-line/cannot-run'
import type { SelectedCase } from './choose-cases'
import { ExitCode } from './exit-code'
import { failWithContext } from './fail-with-context'
import type { Options } from './options'

type SignedInUser = NonNullable<Bootstrap['user']>

type Entered = {
  client: Client
  /** The account with its id. */
  person: Person
  /** Skips cases that hold only for other accounts than this one. */
  skipOthers: (selectedCase: SelectedCase) => SelectedCase
}

/** Signs the account in, and reads its bootstrap data. Throws {@link CannotRun} with the cause when that fails. */
async function signIn(client: Client, account: Account): Promise<Bootstrap & { user: SignedInUser }> {
  const parsed = client.signIn(account).then((response) => parseResponse(auth.login, response))
  if ((await failWithContext(parsed, 'The account cannot sign in')).two_factor === true)
    throw new CannotRun(
      ExitCode.Unreachable,
      'The account cannot sign in: two-factor authentication is on. Use another account, and name this one in --accounts',
    )
  const { data } = await failWithContext(
    readResponse(client, bootstrap.get),
    'The bootstrap data of the account cannot be read',
  )
  const { user } = data
  if (!user)
    throw new CannotRun(
      ExitCode.Unreachable,
      'The account does not stay signed in: the site accepts the password, but the next response is a guest’s; the doctor checks cookies and session',
    )
  return { ...data, user }
}

/** Signs the account in. Throws {@link CannotRun} when it cannot sign in, or must not write. */
export async function enter(
  client: Client,
  account: Account,
  options: Pick<Options, 'mayWrite' | 'mayBeAdmin'>,
): Promise<Entered> {
  const data = await signIn(client, account)
  if (mustVerifyEmail(data))
    throw new CannotRun(ExitCode.Unreachable, 'The account can call nothing: its email address is not verified')
  if (options.mayWrite && hasPermission(data, 'admin') && !options.mayBeAdmin)
    throw new CannotRun(
      ExitCode.Refused,
      'The account is an administrator, whose writing cases could change other people’s data: use another one, or add --admin',
    )
  return {
    client,
    person: { ...account, id: data.user.id },
    skipOthers: (one) => ({ ...one, skipped: one.skipped ?? whyOther(one.exchange, data) }),
  }
}

/** Returns why the case holds only for other accounts; undefined when it holds for this one. */
function whyOther({ as, lacks, isForAdults, writes }: Exchange, data: Bootstrap): string | undefined {
  if (as !== 'free') return undefined
  const has = lacks === undefined ? undefined : lacks.split(' or ').find((name) => hasPermission(data, name))
  if (has !== undefined) return `the account has the permission ${has}`
  if (lacks !== undefined && hasPermission(data, 'admin')) return 'the account is an administrator'
  return (isForAdults ?? writes) && isChildProfile(data) ? 'the account is a child’s profile' : undefined
}
