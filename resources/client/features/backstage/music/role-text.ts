import { translate, type TranslationKey } from '@/core/platform/i18n/use-translation'

/** Words for the roles of an artist's managers; requests take any text. */
const roles = new Map<string, TranslationKey>([
  ['artist', 'Artist'],
  ['agent', 'Agent'],
  ['composer', 'Composer'],
  ['label', 'Record label'],
  ['manager', 'Manager'],
  ['musician', 'Musician'],
  ['producer', 'Producer'],
  ['publisher', 'Publisher'],
  ['songwriter', 'Songwriter'],
])

/** Returns the translated role; the server's own for an unknown one. */
export function roleText(role: string): string {
  const text = roles.get(role.toLowerCase())
  return text ? translate(text) : role
}
