import type { FileEntry } from '@/contract/groups/file-entries'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { siteRoot } from '@/lib/browser/url'

const MEGABYTE = 1024 ** 2

/** Largest file that is read for a preview, in bytes; others are only linked. */
const MAX_READ = { text: MEGABYTE, pdf: 20 * MEGABYTE } as const

/** Preview of a file, with its URL; `none` can only be downloaded. */
export type Preview = { type: 'image' | 'audio' | 'video' | 'text' | 'pdf'; url: string } | { type: 'none' }

const isRead = (type: string): type is keyof typeof MAX_READ => Object.hasOwn(MAX_READ, type)

/**
 * Returns how a file is previewed. Text and PDF files are read as data, so that a page among them cannot run scripts;
 * those on another host cannot be read.
 */
export function previewOf({ type, url: path, file_size }: FileEntry): Preview {
  const url = assetUrl(path)
  if (!url || !type) return { type: 'none' }
  if (type === 'image' || type === 'audio' || type === 'video') return { type, url }
  const isReadable = isRead(type) && (file_size ?? 0) <= MAX_READ[type] && new URL(url).origin === siteRoot().origin
  return isReadable ? { type, url } : { type: 'none' }
}
