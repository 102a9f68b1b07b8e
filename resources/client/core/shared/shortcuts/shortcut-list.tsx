import { useTranslation } from '@/core/platform/i18n/use-translation'
import { SwitchField } from '@/ui/fields/switch-field'

import { setShortcutsEnabled, useShortcutPreference } from './page-shortcuts'

const CAP =
  'inline-flex min-w-8 justify-center rounded-small border-2 border-edge px-2 font-sans text-sm font-bold uppercase'

/** A key, as its cap shows it, and what it does. */
export type Shortcut = { cap: string; label: string }

/** Shortcuts that work from anywhere on the page, with the switch that turns them off. */
export function ShortcutList({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const { t } = useTranslation()
  const areEnabled = useShortcutPreference()
  return (
    <>
      <SwitchField
        label={t('Single-key shortcuts')}
        description={t("They don't work while you're typing or when a window like this one is open.")}
        checked={areEnabled}
        onChange={setShortcutsEnabled}
      />
      <dl className="mt-4 md:columns-2 md:gap-x-8">
        {shortcuts.map(({ cap, label }) => (
          <div
            key={cap}
            className="flex break-inside-avoid items-center justify-between gap-4 border-t border-divider py-2"
          >
            <dt>{label}</dt>
            <dd>
              <kbd className={CAP}>{cap}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
