import type { TransportName } from '@/core/shared/uploads/queue/upload-item'
import type { UploadOptions } from '@/core/shared/uploads/uploader'

/** What the site would choose by its settings, or a transport all the same. */
export type Way = TransportName | 'site'

/** Every {@link Way}, in the order of the page. */
export const ways: readonly Way[] = ['site', 'form', 'tus', 's3Simple', 's3Multipart']

/** How files are uploaded; the whole of it is in the address, so that a choice is a link. */
export type Choice = {
  way: Way
  disk: 'uploads' | 'public'
  /** Megabytes of a part of S3; null is the site's own plan. */
  partSize: number | null
  /** Megabytes; null is any. */
  maxSize: number | null
  /** Mime patterns and extensions, separated by commas. */
  allowed: string
  blocked: string
}

/** Folder on the public disk, which wants one. */
const PUBLIC_FOLDER = 'page_media'
const MEGABYTE = 1024 * 1024

const positive = (text: string | null): number | null => (Number(text) > 0 ? Number(text) : null)

/** Reads a choice from the search part of an address. */
export function choiceOf(search: string): Choice {
  const query = new URLSearchParams(search)
  return {
    way: ways.find((way) => way === query.get('way')) ?? 'site',
    disk: query.get('disk') === 'public' ? 'public' : 'uploads',
    partSize: positive(query.get('partSize')),
    maxSize: positive(query.get('maxSize')),
    allowed: query.get('allowed') ?? '',
    blocked: query.get('blocked') ?? '',
  }
}

/** The search part of an address that makes a choice. */
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

/** What the queue is told of files that are added under a choice. */
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

/** Bytes of a part under a choice; undefined is the site's own plan. */
export const partSizeIn = ({ partSize }: Choice): number | undefined =>
  partSize === null ? undefined : partSize * MEGABYTE
