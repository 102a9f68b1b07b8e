import * as z from 'zod/mini'

import { listOf, optionalText as text, settingsFlag as flag, settingsGroup as group } from './wire'

/** Bytes of a chunk where the settings name none (backend contract, section 1.5). */
export const DEFAULT_CHUNK_SIZE = 5 * 1024 * 1024

/** Numbers among the settings may be kept as texts; what is none is left out. */
const bytes = z.pipe(
  z.transform((value: unknown) => (value !== '' && Number(value) > 0 ? Number(value) : undefined)),
  z.optional(z.number()),
)

/**
 * The settings of uploads (backend contract, section 1.5), which `settingsSchema` lets pass unread: nobody needs them before the
 * first file is chosen.
 */
export const uploadSettingsSchema = group({
  uploads_driver: text,
  public_driver: text,
  s3_direct_upload: flag,
  disable_tus: flag,
  /** Bytes. */
  chunk_size: bytes,
  /** Bytes. */
  max_size: bytes,
  allowed_extensions: listOf(z.string()),
  blocked_extensions: listOf(z.string()),
})
/** The settings of uploads after parsing. */
export type UploadSettings = z.output<typeof uploadSettingsSchema>
