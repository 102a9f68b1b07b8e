import type { Settings } from '@/contract/settings'
import { formatBytes } from '@/core/platform/i18n/format-bytes'
import { translate } from '@/core/platform/i18n/translate'
import { acceptsFile } from '@/lib/files/accepts-file'

/** Which files may come. Types are patterns of mime types (`image/*`) or extensions, with or without their dot. */
export type Restrictions = {
  /** Bytes. */
  maxFileSize?: number | null | undefined
  allowedFileTypes?: readonly string[] | undefined
  blockedFileTypes?: readonly string[] | undefined
}

/** The site's own limits, for whatever comes (backend contract, section 1.5). */
export const siteRestrictions = (settings: Settings['uploads']): Restrictions => ({
  maxFileSize: settings.max_size,
  allowedFileTypes: settings.allowed_extensions,
  blockedFileTypes: settings.blocked_extensions,
})

/** A word alone is an extension, or a family of mime types: the settings of a site name both so. */
function asKinds(type: string): string[] {
  const word = type.trim().replace(/^\./, '')
  return word.includes('/') ? [word] : [`.${word}`, `${word}/*`]
}

/** An empty list says nothing, neither that all may come nor that none. */
const isAmong = (types: readonly string[] | undefined, file: Pick<File, 'name' | 'type'>, ifEmpty: boolean): boolean =>
  types && types.length > 0 ? acceptsFile(types.flatMap(asKinds).join(','), file) : ifEmpty

/** What is wrong with a file, in the spec's words (sections 5 and 8); undefined where it may come. */
export function refusalOf(file: Pick<File, 'name' | 'type' | 'size'>, restrictions: Restrictions): string | undefined {
  const { maxFileSize, allowedFileTypes, blockedFileTypes } = restrictions
  if (maxFileSize && file.size > maxFileSize) {
    return translate('“:file” exceeds maximum allowed size of :size', {
      file: file.name,
      size: formatBytes(maxFileSize),
    })
  }
  if (!isAmong(allowedFileTypes, file, true) || isAmong(blockedFileTypes, file, false)) {
    return translate('This file type is not allowed')
  }
  return undefined
}
