import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import { SEARCH_KEY, setShortcutsEnabled, useShortcutPreference } from '@/core/shared/shortcuts/page-shortcuts'
import { SwitchField } from '@/ui/fields/switch-field'

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

const CAP =
  'inline-flex min-w-8 justify-center rounded-small border-2 border-edge px-2 font-sans text-sm font-bold uppercase'

/** Lists the shortcuts that work from anywhere on the page, with the switch that turns them off. */
export function ShortcutHelp() {
  const { t } = useTranslation()
  const areEnabled = useShortcutPreference()
  const caps: Partial<Record<string, string>> = { ' ': t('Space'), ArrowRight: '→', ArrowLeft: '←', '-': '−' }
  return (
    <DialogPanel title={t('Keyboard shortcuts')} size="lg">
      <SwitchField
        label={t('Single-key shortcuts')}
        description={t("They don't work while you're typing or when a window like this one is open.")}
        checked={areEnabled}
        onChange={setShortcutsEnabled}
      />
      <dl className="mt-4 md:columns-2 md:gap-x-8">
        {Object.entries(labels)
          .filter(([key]) => key !== 'q' || hasQueue())
          .map(([key, label]) => (
            <div
              key={key}
              className="flex break-inside-avoid items-center justify-between gap-4 border-t border-divider py-2"
            >
              <dt>{t(label, { count: SEEK_STEP_SECONDS })}</dt>
              <dd>
                <kbd className={CAP}>{caps[key] ?? key}</kbd>
              </dd>
            </div>
          ))}
      </dl>
    </DialogPanel>
  )
}
