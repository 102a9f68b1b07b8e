import * as z from 'zod/mini'

import { emptyResponse, endpoint, orEmpty } from '../machinery/endpoint'
import { formFile } from '../machinery/form-file'
import { optionalText as text, orEmptyMap, settingsGroup } from '../machinery/wire-values'

/** A value of the server's environment; secrets among them are texts like any other. */
const serverValue = z.nullable(z.union([z.string(), z.number(), z.boolean()]))
/** A value of the server's environment after parsing. */
export type ServerValue = z.output<typeof serverValue>

const managedSettingsSchema = z.looseObject({
  /** Values of the server's environment by key: `mail_host`. */
  server: orEmptyMap(serverValue),
  /** The site's settings in groups, not normalized: an editor tells an absent value from a false one. */
  client: settingsGroup({}),
})

/** JSON in a field of a multipart form. */
const jsonText = z.string().check(
  z.refine((json) => {
    try {
      const value: unknown = JSON.parse(json)
      return typeof value === 'object' && value !== null
    } catch {
      return false
    }
  }, 'This is not valid JSON.'),
)

/** Settings of the site as administrators edit them (backend contract, sections 1.5 and 7). */
export const managedSettings = {
  show: endpoint({ method: 'GET', path: 'settings', response: managedSettingsSchema }),
  /**
   * Saves the given settings only. Both parts are JSON, in the release's spelling: `encodeSettings` of
   * `shapes/saved-settings.ts`.
   */
  update: endpoint({
    method: 'POST',
    path: 'settings',
    multipart: true,
    body: z.object({
      client: z.optional(jsonText),
      server: z.optional(jsonText),
      certificate: z.optional(formFile('The file field is required.')),
    }),
    /** Only a status, or the settings as they are now, depending on the release. */
    response: z.union([managedSettingsSchema, emptyResponse]),
    assumed: 'which of the two parts a request may omit',
  }),
  /** The largest file that the server's PHP accepts. */
  serverMaxFileSize: endpoint({
    method: 'GET',
    path: 'uploads/server-max-file-size',
    response: z.looseObject({ maxSize: z.union([z.number(), z.string()]) }),
    assumed: 'whether `maxSize` is a number of bytes or a text such as `512 MB`',
  }),
  /** Allows the site's origin to upload to the bucket. */
  allowS3Uploads: endpoint({ method: 'POST', path: 's3/cors/upload', response: emptyResponse }),
  /** Exchanges the code of Dropbox's page for a token that the server keeps using. */
  createDropboxToken: endpoint({
    method: 'POST',
    path: 'settings/uploading/dropbox-refresh-token',
    body: z.object({
      app_key: z.string().check(z.minLength(1)),
      app_secret: z.string().check(z.minLength(1)),
      access_code: z.string().check(z.minLength(1)),
    }),
    response: orEmpty(z.looseObject({ refreshToken: text })),
    assumed: 'the fields and the response',
  }),
}
