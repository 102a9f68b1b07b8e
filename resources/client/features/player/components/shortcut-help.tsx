import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import { SEARCH_KEY } from '@/core/shared/shortcuts/search-key'
import { switchShortcuts, useShortcutPreference } from '@/core/shared/shortcuts/shortcut-preference'
import { SwitchField } from '@/ui/fields/switch-field'

import { hasQueue, JUMP, type ShortcutKey } from '../shortcuts'

const words: Record<ShortcutKey | typeof SEARCH_KEY, TranslationKey> = {
  ' ': 'Play or pause',
  n: 'Next song',
  p: 'Previous song',
  ArrowRight: ':count seconds forward',
  ArrowLeft: ':count seconds back',
  m: 'Sound off and on',
  '+': 'Louder',
  '-': 'Quieter',
  s: 'Shuffle',
  r: 'Repeat',
  f: 'The song in full',
  q: 'Queue',
  [SEARCH_KEY]: 'Search',
  '?': 'This list',
}

const CAP =
  'inline-flex min-w-8 justify-center rounded-small border-2 border-edge px-2 font-sans text-sm font-bold uppercase'

/** The keys that do something from anywhere on the page, and the switch that turns them off. */
export function ShortcutHelp() {
  const { t } = useTranslation()
  const areOn = useShortcutPreference()
  const caps: Partial<Record<string, string>> = { ' ': t('Space'), ArrowRight: '→', ArrowLeft: '←', '-': '−' }
  return (
    <DialogPanel title={t('Keyboard shortcuts')} size="lg">
      <SwitchField
        label={t('Single-key shortcuts')}
        description={t('Never while you type, and not in windows like this one.')}
        checked={areOn}
        onChange={switchShortcuts}
      />
      <dl className="mt-4 md:columns-2 md:gap-x-8">
        {Object.entries(words)
          .filter(([key]) => key !== 'q' || hasQueue())
          .map(([key, word]) => (
            <div
              key={key}
              className="flex break-inside-avoid items-center justify-between gap-4 border-t border-divider py-2"
            >
              <dt>{t(word, { count: JUMP })}</dt>
              <dd>
                <kbd className={CAP}>{caps[key] ?? key}</kbd>
              </dd>
            </div>
          ))}
      </dl>
    </DialogPanel>
  )
}
