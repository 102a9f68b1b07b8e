import type { TranslationKey } from '@/core/platform/i18n/use-translation'
import { acceptsFile } from '@/lib/files/chosen-files'

type FileType = Pick<File, 'name' | 'type'>

/** Whether a file is an iPhone's photo, which only Safari can show; some systems do not know its type. */
export const isHeic = (file: FileType): boolean =>
  acceptsFile('image/heic, image/heif, image/heic-sequence, image/heif-sequence, .heic, .heif', file)

/** Returns why a file cannot be used as an image (spec section 5). */
export const unsupportedImageMessage = (file?: FileType): TranslationKey =>
  file && isHeic(file)
    ? "This is a HEIC photo, which most browsers can't show. Save it as JPEG or PNG first."
    : 'Please select an image.'
