import * as z from 'zod/mini'

import { siteRoot } from '@/lib/browser/url'

const stateSchema = z.object({ persona: z.nullable(z.string()), personas: z.record(z.string(), z.string()) })
/** Response of `mock/files`: completed uploads. */
export const filesSchema = z.object({
  files: z.array(z.object({ id: z.number(), name: z.string(), size: z.number(), sha256: z.string() })),
})
/** Response of `mock/unfinished`: upload ids and object keys. */
export const leftoversSchema = z.object({
  tus: z.array(z.string()),
  parts: z.array(z.string()),
  objects: z.array(z.string()),
})

/** File stored on the server. */
export type StoredFile = z.output<typeof filesSchema>['files'][number]
/** Unfinished tus and multipart uploads, and orphaned objects. */
export type Leftovers = z.output<typeof leftoversSchema>

async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(new URL(`mock/${path}`, siteRoot()), init)
  if (!response.ok) throw new Error(`mock/${path} responded with ${response.status}`)
  return response
}

const read = async <Schema extends z.ZodMiniType>(path: string, schema: Schema): Promise<z.output<Schema>> =>
  schema.parse(await (await request(path)).json())

/** Reads the current persona, and all that can sign in. */
export const readState = () => read('control', stateSchema)
export const readFiles = async (): Promise<StoredFile[]> => (await read('files', filesSchema)).files
export const readLeftovers = (): Promise<Leftovers> => read('unfinished', leftoversSchema)
export const deleteFiles = () => request('files', { method: 'DELETE' })

/** Signs in as a persona, without the login form. */
export const signInAs = (persona: string) =>
  request('control', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ signInAs: persona }),
  })
