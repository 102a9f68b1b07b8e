import type { TransportName } from '@/core/shared/uploads/queue/upload-item'
import type { UploadOptions } from '@/core/shared/uploads/uploader'

/** A fixed transport, or `site` for the one that the settings choose. */
export type TransportChoice = TransportName | 'site'

/** All transports in the order of the page. */
export const transports: readonly { id: TransportChoice; label: string }[] = [
  { id: 'site', label: 'As the site would choose' },
  { id: 'form', label: 'Form' },
  { id: 'tus', label: 'tus, in chunks' },
  { id: 's3Simple', label: 'S3 in one request' },
  { id: 's3Multipart', label: 'S3 in parts' },
]

/** Upload options of the page; the URL keeps them, so that a choice can be linked. */
export type Choice = {
  transport: TransportChoice
  disk: 'uploads' | 'public'
  /** Megabytes per S3 part; null for the site's default. */
  partSize: number | null
  /** Megabytes; null for no limit. */
  maxSize: number | null
  /** Mime patterns and extensions, separated by commas. */
  allowed: string
  blocked: string
}

/** Folder on the public disk, which requires one. */
const PUBLIC_FOLDER = 'page_media'
const MEGABYTE = 1024 * 1024

const positive = (text: string | null): number | null => (Number(text) > 0 ? Number(text) : null)

/** Parses a choice from the URL's query. */
export const choiceOf = (query: URLSearchParams): Choice => ({
  transport: transports.find(({ id }) => id === query.get('transport'))?.id ?? 'site',
  disk: query.get('disk') === 'public' ? 'public' : 'uploads',
  partSize: positive(query.get('partSize')),
  maxSize: positive(query.get('maxSize')),
  allowed: query.get('allowed') ?? '',
  blocked: query.get('blocked') ?? '',
})

/** Applies a change to the query; other parameters stay. */
export function withChoice(query: URLSearchParams, change: Partial<Choice>): URLSearchParams {
  const changed = new URLSearchParams(query)
  for (const [name, value] of Object.entries(change))
    if (value === null || value === '') changed.delete(name)
    else changed.set(name, String(value))
  return changed
}

const typesIn = (text: string): string[] =>
  text
    .split(',')
    .map((type) => type.trim())
    .filter(Boolean)

/** Returns the upload options for a choice. */
export const optionsOf = ({ disk, maxSize, allowed, blocked }: Choice): UploadOptions => ({
  metadata: disk === 'public' ? { disk, diskPrefix: PUBLIC_FOLDER } : {},
  restrictions: {
    maxFileSize: maxSize && maxSize * MEGABYTE,
    allowedFileTypes: typesIn(allowed),
    blockedFileTypes: typesIn(blocked),
  },
})

/** Returns the bytes per part; undefined for the site's default. */
export const partSizeIn = ({ partSize }: Choice): number | undefined =>
  partSize === null ? undefined : partSize * MEGABYTE
