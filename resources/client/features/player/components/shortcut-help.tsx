import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import { SEARCH_KEY } from '@/core/shared/shortcuts/page-shortcuts'
import { ShortcutList } from '@/core/shared/shortcuts/shortcut-list'

import { hasQueue, SEEK_STEP_SECONDS, type ShortcutKey } from '../use-shortcuts'

const labels: Record<ShortcutKey | typeof SEARCH_KEY, TranslationKey> = {
  ' ': 'Play or pause',
  n: 'Next song',
  p: 'Previous song',
  ArrowRight: 'Skip forward :count seconds',
  ArrowLeft: 'Skip back :count seconds',
  m: 'Mute or unmute',
  '+': 'Volume up',
  '-': 'Volume down',
  s: 'Shuffle',
  r: 'Repeat',
  f: 'Full player',
  q: 'Queue',
  [SEARCH_KEY]: 'Search',
  '?': 'Show shortcuts',
}

/** Lists the shortcuts that work from anywhere on the page. */
export function ShortcutHelp() {
  const { t } = useTranslation()
  const caps: Partial<Record<string, string>> = { ' ': t('Space'), ArrowRight: '→', ArrowLeft: '←', '-': '−' }
  const shown = Object.entries(labels).filter(([key]) => key !== 'q' || hasQueue())
  return (
    <DialogPanel title={t('Keyboard shortcuts')} size="lg">
      <ShortcutList
        shortcuts={shown.map(([key, label]) => ({
          cap: caps[key] ?? key,
          label: t(label, { count: SEEK_STEP_SECONDS }),
        }))}
      />
    </DialogPanel>
  )
}
