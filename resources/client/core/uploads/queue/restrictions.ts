import { formatBytes } from '@/core/i18n/format-bytes'
import { translate } from '@/core/i18n/translate'
import { acceptsFile } from '@/lib/files/accepts-file'

/** Which files may come. Types are patterns of mime types (`image/*`) or extensions, with or without their dot. */
export type Restrictions = {
  /** Bytes. */
  maxFileSize?: number | null | undefined
  allowedFileTypes?: readonly string[] | undefined
  blockedFileTypes?: readonly string[] | undefined
}

/** What a Mac puts into every folder; nobody means to give it (spec section 5). */
const FOLDER_SETTINGS = '.DS_Store'

/** Whether somebody meant to give this file. */
export const isMeant = ({ name }: Pick<File, 'name'>): boolean => name !== FOLDER_SETTINGS

const asKind = (type: string): string => (/[./]/.test(type) ? type : `.${type}`)

/** An empty list says nothing, neither that all may come nor that none. */
const isAmong = (types: readonly string[] | undefined, file: Pick<File, 'name' | 'type'>, ifEmpty: boolean): boolean =>
  types && types.length > 0 ? acceptsFile(types.map(asKind).join(','), file) : ifEmpty

/** What is wrong with a file, in the spec's words (sections 5 and 8); undefined where it may come. */
export function refusalOf(file: Pick<File, 'name' | 'type' | 'size'>, restrictions: Restrictions): string | undefined {
  const { maxFileSize, allowedFileTypes, blockedFileTypes } = restrictions
  if (maxFileSize && file.size > maxFileSize) {
    return translate('“:file” exceeds maximum allowed size of :size', { file: file.name, size: formatBytes(maxFileSize) })
  }
  if (!isAmong(allowedFileTypes, file, true) || isAmong(blockedFileTypes, file, false)) {
    return translate('This file type is not allowed')
  }
  return undefined
}
