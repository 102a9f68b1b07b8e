import * as z from 'zod/mini'

import { siteRoot } from '@/lib/browser/site-root'

const stateSchema = z.object({ persona: z.nullable(z.string()), personas: z.record(z.string(), z.string()) })
/** What `mock/files` answers. */
export const filesSchema = z.object({
  files: z.array(z.object({ id: z.number(), name: z.string(), size: z.number(), sha256: z.string() })),
})
/** What `mock/unfinished` answers. */
export const leftSchema = z.object({
  tus: z.array(z.string()),
  parts: z.array(z.string()),
  objects: z.array(z.string()),
})

/** A file as the server has it. */
export type StoredFile = z.output<typeof filesSchema>['files'][number]
/** What uploads have left lying: begun by tus, begun in parts, stored and no file. */
export type Left = z.output<typeof leftSchema>

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(new URL(`mock/${path}`, siteRoot()), init)
  if (!response.ok) throw new Error(`mock/${path} answered ${response.status}`)
  return response
}

const read = async <Schema extends z.ZodMiniType>(path: string, schema: Schema): Promise<z.output<Schema>> =>
  schema.parse(await (await ask(path)).json())

/** Who is signed in, and who could be. */
export const readState = () => read('control', stateSchema)
export const readFiles = async (): Promise<StoredFile[]> => (await read('files', filesSchema)).files
export const readLeft = (): Promise<Left> => read('unfinished', leftSchema)
export const forgetFiles = () => ask('files', { method: 'DELETE' })

/** Signs in without a form. */
export const signInAs = (persona: string) =>
  ask('control', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ signInAs: persona }),
  })
