// Separate chunk: loaded with the first summary.
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { Button } from '@/ui/buttons/button'

import type { SettingDifference } from './setting-difference'

type ChangesDialogProps = DialogProps<boolean> & {
  title: string
  message?: string
  differences: readonly SettingDifference[]
  /** Names the action; without one the dialog only informs. */
  confirmLabel?: string
}

/** Summary of changed settings: the value before, and after. */
export function ChangesDialog({ title, message, differences, confirmLabel, close }: ChangesDialogProps) {
  const { t } = useTranslation()
  return (
    <DialogPanel
      title={title}
      size="lg"
      footer={
        <>
          <Button variant="outline" autoFocus onClick={() => close(false)}>
            {confirmLabel === undefined ? t('Close') : t('Keep editing')}
          </Button>
          {confirmLabel !== undefined && <Button onClick={() => close(true)}>{confirmLabel}</Button>}
        </>
      }
    >
      {message && <p className="mb-4">{message}</p>}
      <ul className="flex flex-col divide-y divide-divider">
        {differences.map(({ id, label, before, after }) => (
          <li key={id} className="py-3">
            <h3 className="font-bold">{label}</h3>
            <dl className="mt-1 grid grid-cols-1 gap-x-6 gap-y-2 md:grid-cols-2">
              <Version title={t('Now')} value={before} />
              <Version title={t('After saving')} value={after} />
            </dl>
          </li>
        ))}
      </ul>
    </DialogPanel>
  )
}

function Version({ title, value }: { title: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{title}</dt>
      <dd dir="auto" className="line-clamp-4 break-words whitespace-pre-line">
        {value || '–'}
      </dd>
    </div>
  )
}
