import type { Args, Endpoint, EndpointGroup } from '@/contract/endpoint'
import type { LooseInput } from '@/contract/wire'
import type { PersonaKey } from '@mock/scenarios/personas'

import type { Client } from './client'
import type { Found } from './discover'

/** What somebody signs in with. */
export type Account = { email: string; password: string }

/** Who makes the call: their browser, and the account they signed in with. */
export type Visit = { client: Client; account: Account | undefined }

/** One exchange: who sends what, and the status that must come back. */
export type Case<E extends Endpoint> = {
  name: string
  /** Nobody signed in when absent. A live backend knows one account, which plays `free`. */
  as?: PersonaKey
  /** Calls that the same visitor makes before; each must succeed. */
  before?: readonly Endpoint[]
  /** The visitor has confirmed the password just before. */
  confirmed?: true
  /** What is sent; ids come from what the catalogue under test really has. */
  input?: Args<E>[0] | ((found: Found, visit: Visit) => Args<E>[0] | Promise<Args<E>[0]>)
  status: number
  /** Changes something on the server: a live backend is asked only when writing is allowed. */
  writes?: true
  /** Why a live backend cannot be asked. */
  mockOnly?: string
  /** Sends a wrong CSRF token. */
  forged?: true
}

/** At least one case for every endpoint of the group. */
export type Cases<G extends EndpointGroup> = { [Name in keyof G]: [Case<G[Name]>, ...Case<G[Name]>[]] }

/** A case together with the endpoint it is about. */
export type Exchange = Omit<Case<Endpoint>, 'input'> & {
  title: string
  endpoint: Endpoint
  /** What is sent, once it is known what the catalogue has. */
  inputFor: (found: Found, visit: Visit) => LooseInput | Promise<LooseInput>
}
