import { bootstrap, type Bootstrap } from '@/contract/groups/bootstrap'
import { hasPermission, isChildProfile, mustVerifyEmail } from '@/core/platform/session/permissions'
import type { Account, Exchange, Person } from '@tests/contract/case'
import type { Client } from '@tests/contract/client'

import { CannotRun } from '../command-line/cannot-run'
import type { SelectedCase } from './choose-cases'
import { ExitCode } from './exit-code'
import { failWithContext } from './fail-with-context'
import type { Options } from './options'

type Entered = {
  client: Client
  /** The account with its id. */
  person: Person
  /** Skips cases that hold only for other accounts than this one. */
  skipOthers: (selectedCase: SelectedCase) => SelectedCase
}

async function readBootstrap(client: Client): Promise<Bootstrap> {
  return bootstrap.get.response.parse(await (await client.send(bootstrap.get)).json()).data
}

/** Signs the account in. Throws {@link CannotRun} when it cannot sign in, or must not write. */
export async function enter(client: Client, account: Account, options: Options): Promise<Entered> {
  await failWithContext(client.signIn(account), 'The account cannot sign in')
  const data = await failWithContext(readBootstrap(client), 'The bootstrap data of the account cannot be read')
  if (!data.user)
    throw new CannotRun(ExitCode.Unreachable, 'The account cannot sign in: two-factor authentication is on')
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
  if (lacks !== undefined && [lacks, 'admin'].some((name) => hasPermission(data, name)))
    return `the account has the permission ${lacks}`
  return (isForAdults ?? writes) && isChildProfile(data) ? 'the account is a child’s profile' : undefined
}
