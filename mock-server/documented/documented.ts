/*
 * The backend's documents as data, to compare the contract, the mock and the cases with. Transcribed by reading the
 * product spec and the backend contract: never copy a row from the schemas, which the tests compare with it.
 */

import type { BootstrapKey } from './bootstrap-data'
import type { Screen } from './screens'

/** A parameter as the documents name it. */
type Parameter = {
  required: boolean
  /** Allowed values, where the documents list them; of a comma-joined parameter, those of its items. */
  values?: readonly string[]
  /** Sent instead of this parameter, which is required without it. */
  insteadOf?: string
}

/** Parameters by name; nested ones by path: `links.*.url`. The name `*` allows any other. */
export type Parameters = Readonly<Record<string, Parameter>>

/** A right that the caller needs, or one of several permissions; a row without rights is open to everyone. */
export type Right = 'guest' | 'signed in' | 'confirmed password' | `permission ${string}`

/** Returns the permissions that a right names, of which any one suffices; none for other rights. */
export const permissionsOfRight = (right: Right): string[] => /^permission (.+)$/.exec(right)?.[1]?.split(' or ') ?? []

/** File of a test; `log` for writes whose failure has no visible effect. */
type FailureTest = `${string}.test.ts` | `${string}.test.tsx` | `${string}.spec.ts` | 'log'

/** An endpoint as documented. */
export type DocumentedEndpoint = {
  /** Method and path. */
  call: `${'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${string}`
  /** Sections of the backend contract; `spec` for the product spec. */
  source: string
  query?: Parameters
  body?: Parameters
  /** Headers of a protocol other than JSON. */
  headers?: Parameters
  rights: readonly Right[]
  /** Bodies of successful responses by variant. A name that starts with a status documents one other than 200. */
  responses: Readonly<Record<string, unknown>>
  /** Key of the encoded bootstrap data in the responses. */
  bootstrapIn?: BootstrapKey
  /** Documented refusals of this endpoint, each with its status. */
  refusals?: readonly string[]
  /** Part of the row that both documents leave open. */
  assumed?: string
  /** Whether neither document lists the call: it follows from a pattern of theirs. */
  inferred?: true
  /** Loader whose data a page can hold in its bootstrap data, instead of this call. */
  loader?: string
  /** Screens, if they are not the group's. */
  screens?: readonly Screen[]
  /** Test of a failing write, if it is not the group's. */
  failsIn?: FailureTest
}

/** A group of endpoints as documented: the only place that states its facts. */
export type DocumentedGroup = {
  /** Section of the backend contract with the rule. */
  section: string
  /** Requirement of the section, for reports of a response that breaks it. */
  rule: string
  /** Screens that break when an endpoint fails. */
  screens: readonly Screen[]
  /** Test that makes the writes fail on a screen; without it, a row of a fault table (`tests/faults`) does. */
  failsIn?: FailureTest
  /** Setting without which a site responds with 404. */
  setting?: 'billing.enable'
  endpoints: Readonly<Record<string, DocumentedEndpoint>>
}

/** Row of a group with a row of each of its endpoints. */
export type DocumentedGroupOf<Group extends object> = DocumentedGroup & {
  endpoints: { readonly [Name in keyof Group]: DocumentedEndpoint }
}

/** Rights of a signed-in user. */
export const signedIn = { rights: ['signed in'] } as const

/** Right of everyone who may use the web player (spec 6). */
export const listener = { rights: ['permission music.view'] } as const

/** Rights of a signed-in user with a permission, or with one of several: `a or b`. */
export const permitted = (permission: string) => ['signed in', `permission ${permission}`] as const

/** Declares a parameter that every request must send. */
export const required = (...values: string[]): Parameter => ({ required: true, ...(values.length > 0 && { values }) })

/** Declares a parameter that a request can omit. */
export const optional = (...values: string[]): Parameter => ({ required: false, ...(values.length > 0 && { values }) })

/** Declares a parameter that is required unless `insteadOf` is sent. */
export const either = (insteadOf: string): Parameter => ({ required: true, insteadOf })

/** Query parameters of every request (section 2). */
export const wireParameters: Parameters = {
  _method: optional('PUT', 'PATCH', 'DELETE'),
  workspaceId: optional(),
  lang: optional(),
}

/** Query parameters of every list (section 2.1); its default kind differs between releases (trap 5). */
export const listParameters: Parameters = {
  paginate: required('simple', 'lengthAware', 'preferLengthAware'),
  query: optional(),
  page: optional(),
  perPage: optional(),
  orderBy: optional(),
  orderDir: optional('asc', 'desc'),
  order: optional(),
  filters: optional(),
  with: optional(),
  withCount: optional(),
  userId: optional(),
}

/** Flat metadata fields of every upload request, never nested in `metadata` (section 9, trap 19). */
export const uploadFields: Parameters = {
  disk: optional('uploads', 'public'),
  diskPrefix: optional(),
  parentId: optional(),
  relativePath: optional(),
  workspaceId: optional(),
}

/** Bodies of a response without content: PHP and Fortify send any of them (section 2; traps 6 and 14). */
export const empty = { 'empty string': '', '[]': [], null: null, '204 no content': undefined } as const

/** An endpoint whose successful response both documents leave open. */
export const undocumentedResponse = { responses: empty, assumed: 'the response' } as const

/** A successful response with only a status. */
export const success = { responses: { status: { status: 'success' } } } as const
