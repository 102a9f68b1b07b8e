import type { Args, Endpoint, EndpointGroup, Output } from '@/contract/machinery/endpoint'
import type { LooseInput } from '@/contract/machinery/wire'
import type { DocumentedGroupOf } from '@mock/documented/documented'
import type { PersonaKey } from '@mock/state/seeds/personas'

import type { Client } from './client'
import type { CatalogueIds } from './discover-catalogue'

/** A visitor with a browser's cookies, and the account they signed in with. */
export type Visit = {
  client: Client
  account: Account | undefined
  /** Returns the account that plays a persona; throws when the site has none. */
  person: (persona: PersonaKey) => Person
}

/** One request by one visitor, and the expected status of its response. */
export type Case<E extends Endpoint> = {
  name: string
  /** Persona that signs in; a guest by default. On a live backend the account of the run plays `free`. */
  as?: PersonaKey
  /** Personas without whose accounts a live backend cannot run the case: the visitor, and others that it names. */
  needs?: readonly PersonaKey[]
  /** Calls that the same visitor makes first; each must succeed. */
  before?: readonly Endpoint[]
  /** Whether the visitor confirms the password first. */
  confirmed?: true
  /** Input of the call; ids come from the catalogue under test. */
  input?: Args<E>[0] | ((found: CatalogueIds, visit: Visit) => Args<E>[0] | Promise<Args<E>[0]>)
  status: number
  /** Checks the content of the parsed response, beyond its shape. */
  holds?: (body: Output<E>) => boolean
  /** Whether the call changes data: a live backend receives it only when writing is allowed. */
  writes?: true
  /** Why a live backend cannot run this case. */
  mockOnly?: string
  /** Permission, or `a or b`, without which the case holds: on a live backend, an account that has it skips the case. */
  lacks?: string
  /** Whether the case holds without the permission that the documented row of the endpoint names. */
  lacksRight?: true
  /** Whether children get another response: on a live backend, a child's profile skips the case. */
  isForAdults?: true
  /** Whether the case opens a page of the site, such as a sign-in popup. */
  opensPage?: true
  /** Sends a wrong CSRF token. */
  forged?: true
}

/** At least one case for each endpoint of the group. */
type Cases<G extends EndpointGroup> = { [Name in keyof G]: readonly [Case<G[Name]>, ...Case<G[Name]>[]] }

/** A group as the documents state it, and its cases. */
export type GroupCases<G extends EndpointGroup> = { documented: DocumentedGroupOf<G>; cases: Cases<G> }

/** Lists the cases of a contract group; an endpoint without a case or a documented row does not compile. */
export const groupCases = <G extends EndpointGroup>(
  documented: DocumentedGroupOf<G>,
  cases: Cases<G>,
): GroupCases<G> => ({
  documented,
  cases,
})

/** A case of any endpoint. */
export type LooseCase = Omit<Case<Endpoint>, 'input'> & { input?: LooseInput | Exchange['inputFor'] }

/** An id without a row. */
export const MISSING_ID = 2_000_000_000

/** Credentials of an account. */
export type Account = { email: string; password: string }

/** An account that plays a persona. */
export type Person = Account & {
  id: number
  /** Secret of its authenticator, if it signs in with two factors. */
  secret?: string | undefined
}

/** A case with its endpoint and title. */
export type Exchange = Omit<Case<Endpoint>, 'input'> & {
  title: string
  endpoint: Endpoint
  /** Builds the input from the ids of the catalogue. */
  inputFor: (found: CatalogueIds, visit: Visit) => LooseInput | Promise<LooseInput>
}
