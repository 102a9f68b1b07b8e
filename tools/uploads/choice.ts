import type { TransportName } from '@/core/shared/uploads/queue/upload-item'
import type { UploadOptions } from '@/core/shared/uploads/uploader'

/** A fixed transport, or `site` for the one that the settings choose. */
export type TransportChoice = TransportName | 'site'

/** All transports in the order of the page. */
export const transports: readonly TransportChoice[] = ['site', 'form', 'tus', 's3Simple', 's3Multipart']

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

/** Parses a choice from a URL's query string. */
export function choiceOf(search: string): Choice {
  const query = new URLSearchParams(search)
  return {
    transport: transports.find((transport) => transport === query.get('transport')) ?? 'site',
    disk: query.get('disk') === 'public' ? 'public' : 'uploads',
    partSize: positive(query.get('partSize')),
    maxSize: positive(query.get('maxSize')),
    allowed: query.get('allowed') ?? '',
    blocked: query.get('blocked') ?? '',
  }
}

/** Returns the query string for a choice. */
export function searchOf(choice: Choice): string {
  const chosen = Object.entries(choice).flatMap(([name, value]) =>
    value === null || value === '' ? [] : [[name, String(value)]],
  )
  return new URLSearchParams(chosen).toString()
}

const typesIn = (text: string): string[] =>
  text
    .split(',')
    .map((type) => type.trim())
    .filter(Boolean)

/** Returns the upload options for a choice. */
export const optionsOf = ({
  disk,
  maxSize,
  allowed,
  blocked,
}: Choice): Pick<UploadOptions, 'metadata' | 'restrictions'> => ({
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
