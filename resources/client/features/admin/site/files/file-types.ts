import type { TranslationKey } from '@/core/platform/i18n/use-translation'

/** Types of files, as the server names them. */
export const fileTypes: Readonly<Record<string, TranslationKey>> = {
  image: 'Image',
  audio: 'Audio',
  video: 'Video',
  text: 'Text',
  pdf: 'PDF',
  archive: 'Archive',
  folder: 'Folder',
}
