import * as z from 'zod/mini'

import { emptyResponse, endpoint, orEmpty } from '../machinery/endpoint'
import { formFile } from '../machinery/form-file'
import { listQuery, paginated } from '../machinery/pagination'
import { optionalNumber as number, optionalText as text, rowFlag } from '../machinery/wire-values'
import { requiredName } from '../shapes/permission-list'

const idText = z.optional(z.nullable(z.union([z.string(), z.number()])))

/**
 * Destination of an upload: flat fields of every request that stores a file, never nested in `metadata` (backend
 * contract, section 9). `uploads` is the private disk; the public one requires a folder, `diskPrefix`.
 */
export const uploadPlace = {
  disk: z.optional(z.enum(['uploads', 'public'])),
  diskPrefix: z.optional(z.string()),
  parentId: idText,
  /** Path of a file inside an uploaded folder; the server keeps it when it contains a slash. */
  relativePath: text,
  workspaceId: idText,
}

/**
 * A stored file (backend contract, section 9). `url` is absolute on the public disk and relative to the site on the
 * private one.
 */
export const fileEntrySchema = z.looseObject({
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
  description: text,
  /** Names the file in the URL of a download. */
  hash: text,
  created_at: text,
  updated_at: text,
})
/** A stored file, after parsing. */
export type FileEntry = z.output<typeof fileEntrySchema>

/** Final response of every upload method. */
export const storedFile = z.looseObject({ fileEntry: fileEntrySchema })

/** Files of the site's users (product spec, section 7; backend contract, sections 8 and 9). */
export const fileEntries = {
  /** Uploads one file as a form; validation errors are in `errors.file`. */
  upload: endpoint({
    method: 'POST',
    path: 'file-entries',
    multipart: true,
    body: z.object({ file: formFile('The file field is required.'), ...uploadPlace }),
    response: storedFile,
    assumed:
      'file permissions are not documented: uploads.create or files.create here, and playlists.create for a playlist’s cover',
  }),
  /** Downloads the file. */
  content: endpoint({ method: 'GET', path: 'file-entries/:id', response: z.unknown(), file: true }),
  list: endpoint({
    method: 'GET',
    path: 'file-entries',
    query: z.object(listQuery),
    response: z.looseObject({ pagination: paginated(fileEntrySchema) }),
  }),
  show: endpoint({ method: 'GET', path: 'file-entries/:id/model', response: storedFile }),
  update: endpoint({
    method: 'PUT',
    path: 'file-entries/:id',
    body: z.object({ name: requiredName, description: text }),
    response: orEmpty(z.looseObject({ fileEntry: z.optional(fileEntrySchema) })),
  }),
  /** Downloads the files of comma-separated hashes; several as an archive. */
  download: endpoint({ method: 'GET', path: 'file-entries/download/:hashes', response: z.unknown(), file: true }),
  /** Takes files out of the trash. */
  restore: endpoint({
    method: 'POST',
    path: 'file-entries/restore',
    body: z.object({ entryIds: z.array(z.number()) }),
    response: emptyResponse,
  }),
  /**
   * Deletes by id, or by path on the public disk. `deleteForever` defaults to true; false moves files to the trash, which
   * `emptyTrash` deletes.
   */
  remove: endpoint({
    method: 'POST',
    path: 'file-entries/delete',
    body: z.object({
      entryIds: z.optional(z.array(z.number())),
      paths: z.optional(z.array(z.string())),
      deleteForever: z.optional(z.boolean()),
      emptyTrash: z.optional(z.boolean()),
    }),
    response: emptyResponse,
    assumed: 'the response without ids and paths is not documented: 422 here',
  }),
}
