import * as z from 'zod/mini'

import { siteRoot } from '@/lib/browser/url'
import type { Control } from '@mock/site/control/control'
import { faultSchema } from '@mock/state/parts/faults'

/** Name of the world of a mock inside the page: it has no server, so no pages and no other worlds. */
export const TAB_WORLD = 'tab'

const texts = z.record(z.string(), z.string())

const stateSchema = z.object({
  /** Empty for the world that browsers share. */
  world: z.string(),
  problems: z.array(z.string()),
  scenario: z.string(),
  release: z.string(),
  startRelease: z.string(),
  persona: z.nullable(z.string()),
  faults: z.array(faultSchema),
  latency: z.number(),
  audio: z.string(),
  settings: z.record(z.string(), z.unknown()),
  now: z.string(),
  ahead: z.number(),
  link: z.string(),
  scenarios: texts,
  releases: texts,
  personas: texts,
  endpoints: z.array(z.string()),
  switches: z.array(z.string()),
})
/** Current state of the mock, and the values it accepts. */
export type MockState = z.output<typeof stateSchema>

const outboxSchema = z.object({
  mails: z.array(
    z.object({
      id: z.number(),
      at: z.string(),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      code: z.nullable(z.string()),
      link: z.nullable(z.string()),
    }),
  ),
  authenticators: z.array(z.object({ email: z.string(), code: z.string(), recovery_codes: z.array(z.string()) })),
})
/** Mails and authenticator codes of the mock. */
export type Outbox = z.output<typeof outboxSchema>

const logSchema = z.object({
  requests: z.array(
    z.object({
      id: z.number(),
      at: z.string(),
      method: z.string(),
      url: z.string(),
      endpoint: z.nullable(z.string()),
      status: z.number(),
      contract: z.string(),
      request: z.array(z.string()),
      faults: z.array(z.string()),
    }),
  ),
})
/** One call in the mock's log. */
export type LoggedCall = z.output<typeof logSchema>['requests'][number]

/** Response of `mock/files`: completed uploads. */
export const filesSchema = z.object({
  files: z.array(z.object({ id: z.number(), name: z.string(), size: z.number(), sha256: z.string() })),
})
/** File stored by the mock. */
export type StoredFile = z.output<typeof filesSchema>['files'][number]

/** Response of `mock/unfinished`: upload ids and object keys. */
export const unfinishedSchema = z.object({
  tus: z.array(z.string()),
  parts: z.array(z.string()),
  objects: z.array(z.string()),
})
/** Unfinished tus and multipart uploads, and orphaned objects. */
export type UnfinishedUpload = z.output<typeof unfinishedSchema>

const refusalSchema = z.object({ message: z.string() })

async function ask<Schema extends z.ZodMiniType>(
  schema: Schema,
  path: string,
  init: RequestInit = {},
): Promise<z.output<Schema>> {
  const response = await fetch(new URL(`mock/${path}`, siteRoot()), {
    ...init,
    headers: { Accept: 'application/json', ...init.headers },
  })
  const body: unknown = await response.json()
  if (response.ok) return schema.parse(body)
  throw new Error(refusalSchema.safeParse(body).data?.message ?? `mock/${path} responded with ${response.status}`)
}

type Change = Omit<Control, 'faults'> & { faults?: readonly object[]; world?: string }

/** The mock's own routes; a call rejects with the mock's message. */
export const mockApi = {
  state: () => ask(stateSchema, 'control'),
  change: (control: Change) =>
    ask(stateSchema, 'control', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(control),
    }),
  outbox: () => ask(outboxSchema, 'outbox'),
  log: async () => (await ask(logSchema, 'log')).requests,
  clearLog: () => fetch(new URL('mock/log', siteRoot()), { method: 'DELETE' }),
  files: async () => (await ask(filesSchema, 'files')).files,
  deleteFiles: () => fetch(new URL('mock/files', siteRoot()), { method: 'DELETE' }),
  unfinished: () => ask(unfinishedSchema, 'unfinished'),
}
/** Parameter of {@link mockApi.change}. */
export type MockChange = Change
