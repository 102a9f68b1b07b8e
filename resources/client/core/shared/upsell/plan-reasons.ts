import type { TranslationKey } from '@/core/platform/i18n/use-translation'

const reasons = new Map<string, TranslationKey>([
  ['music.play', 'Includes listening to music'],
  ['music.download', 'Includes downloads'],
  ['music.embed', 'Includes players for your website'],
  ['music.create', 'Includes uploads of your music'],
  ['family.add', 'Includes more family profiles'],
  ['playlists.create', 'Includes creating playlists'],
  ['comments.create', 'Includes writing comments'],
  ['workspaces.create', 'Includes creating workspaces'],
])

/** Text that says why a plan is suggested to a visitor without a permission. */
export const reasonFor = (permission: string): TranslationKey => reasons.get(permission) ?? 'Includes what you need'
