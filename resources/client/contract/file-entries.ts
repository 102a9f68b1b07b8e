import * as z from 'zod/mini'

import { emptyAnswer } from './empty-answer'
import { endpoint } from './endpoint'
import { optionalNumber as number, optionalText as text, rowFlag } from './wire'

const idText = z.optional(z.nullable(z.union([z.string(), z.number()])))

/**
 * Where an upload goes: flat fields of every call that stores a file, never a nested `metadata` (backend contract, section 9). `uploads`
 * is the private disk; the public one wants a folder of its own, `diskPrefix`.
 */
export const uploadPlace = {
  disk: z.optional(z.enum(['uploads', 'public'])),
  diskPrefix: z.optional(z.string()),
  parentId: idText,
  /** Of a file in a folder; kept when it contains a slash. */
  relativePath: text,
  workspaceId: idText,
}

/** A stored file (backend contract, section 9). `url` is absolute on the public disk, and a path below the site on the private one. */
const fileEntrySchema = z.looseObject({
  id: z.number(),
  name: z.string(),
  file_name: z.string(),
  mime: text,
  file_size: number,
  extension: text,
  /** image, video, audio, text, pdf, archive, folder … */
  type: text,
  public: rowFlag,
  disk_prefix: text,
  parent_id: number,
  owner_id: number,
  workspace_id: number,
  thumbnail: z.optional(z.nullable(z.union([z.boolean(), z.number(), z.string()]))),
  url: z.string(),
})

/** What every way of uploading ends with. */
export const storedFile = z.looseObject({ fileEntry: fileEntrySchema })

const isFile = (value: unknown): value is File => value instanceof Object && 'size' in value && 'type' in value

/** Files of the site's users (product spec, section 7; backend contract, sections 8 and 9). */
export const fileEntries = {
  /** One file as a form; what is wrong with it stands at `errors.file`. */
  upload: endpoint({
    method: 'POST',
    path: 'file-entries',
    multipart: true,
    body: z.object({ file: z.custom<File>(isFile, 'The file field is required.'), ...uploadPlace }),
    response: storedFile,
    assumed: 'the rights to files are not named: files.create here, and playlists.create for a playlist’s cover',
  }),
  /** The file itself. */
  content: endpoint({ method: 'GET', path: 'file-entries/:id', response: z.unknown(), file: true }),
  /** By id, or by path on the public disk. `deleteForever` is true unless said otherwise. */
  remove: endpoint({
    method: 'POST',
    path: 'file-entries/delete',
    body: z.object({
      entryIds: z.optional(z.array(z.number())),
      paths: z.optional(z.array(z.string())),
      deleteForever: z.optional(z.boolean()),
    }),
    response: emptyAnswer,
    assumed: 'what neither ids nor paths answer is not stated: 422 here',
  }),
}
