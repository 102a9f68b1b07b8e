import type { Settings } from '@/contract/shapes/settings'
import { formatBytes } from '@/core/platform/i18n/format'
import { translate } from '@/core/platform/i18n/use-translation'
import { acceptsFile, RECORDING_EXTENSIONS } from '@/lib/files/chosen-files'

/** Limits on files. Types are mime patterns (`image/*`) or extensions, with or without a dot. */
export type Restrictions = {
  /** In bytes. */
  maxFileSize?: number | null | undefined
  allowedFileTypes?: readonly string[] | undefined
  blockedFileTypes?: readonly string[] | undefined
}

/** Returns the site's limits, which apply to every upload (backend contract, section 1.5). */
export const siteRestrictions = (settings: Settings['uploads']): Restrictions => ({
  maxFileSize: settings.max_size,
  allowedFileTypes: settings.allowed_extensions,
  blockedFileTypes: settings.blocked_extensions,
})

/** Expands a bare word to an extension and a mime family: site settings use it for both. */
function acceptPatterns(type: string): string[] {
  const word = type.trim().replace(/^\./, '')
  return word.includes('/') ? [word] : [`.${word}`, `${word}/*`]
}

/** An empty list means no restriction; `ifEmpty` is the result then. */
const isAmong = (types: readonly string[] | undefined, file: Pick<File, 'name' | 'type'>, ifEmpty: boolean): boolean =>
  types && types.length > 0 ? acceptsFile(types.flatMap(acceptPatterns).join(','), file) : ifEmpty

/** Files that are of no use without content. */
const RECORDINGS = `audio/*, video/*, ${RECORDING_EXTENSIONS}`

/** Returns why a file is refused, in the spec's words (sections 5 and 8); undefined when it is allowed. */
export function refusalOf(file: Pick<File, 'name' | 'type' | 'size'>, restrictions: Restrictions): string | undefined {
  const { maxFileSize, allowedFileTypes, blockedFileTypes } = restrictions
  if (file.size === 0 && acceptsFile(RECORDINGS, file)) return translate('“:file” is empty.', { file: file.name })
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
