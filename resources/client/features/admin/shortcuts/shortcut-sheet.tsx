// Separate chunk: loaded by `openSheet`.
import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { ShortcutList } from '@/core/shared/shortcuts/shortcut-list'

type ShortcutSheetProps = DialogProps & { keys: Record<string, { label: TranslationKey }> }

/** Lists the keys of the admin area. */
export function ShortcutSheet({ keys }: ShortcutSheetProps) {
  const { t } = useTranslation()
  return (
    <DialogPanel title={t('Keyboard shortcuts')} size="lg">
      <ShortcutList
        shortcuts={[
          { cap: 'Ctrl K', label: t('Search or run a command') },
          { cap: 'Ctrl S', label: t('Save') },
          ...Object.entries(keys).map(([cap, { label }]) => ({ cap, label: t(label) })),
        ]}
      />
    </DialogPanel>
  )
}
