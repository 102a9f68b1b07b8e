import { useTranslation } from '@/core/platform/i18n/use-translation'
import { confirm } from '@/core/shared/dialogs/confirm'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { Button } from '@/ui/buttons/button'
import { FloatingBar } from '@/ui/overlays/floating-bar'

import type { AllSettings } from '../model/all-groups'
import { reviewChanges } from './confirm-risks'
import type { SettingChanges } from './use-setting-changes'

type SaveBarProps = {
  all: AllSettings
  changes: SettingChanges
  form: { isPending: boolean; reset: () => void }
}

/** How much is unsaved, with buttons to save, review or discard it; it floats while there are changes. */
export function SaveBar({ all, changes, form: { isPending, reset } }: SaveBarProps) {
  const { t } = useTranslation()
  const count = Object.keys(changes.changes).length

  async function discard(): Promise<void> {
    const isSure = await confirm({
      title: t('Discard all changes?'),
      message: t('The fields show the saved values again.'),
      confirmLabel: t('Discard'),
      cancelLabel: t('Keep editing'),
      isDanger: true,
    })
    if (isSure) reset()
  }
  return (
    <FloatingBar className="gap-x-2 gap-y-1 p-3">
      <Button type="submit" pending={isPending}>
        {t('Save')}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        disabled={count === 0}
        onClick={() => void reviewChanges(all, changes).catch(announceFailure)}
      >
        {t('Review')}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => void discard().catch(announceFailure)}>
        {t('Discard')}
      </Button>
      <p role="status" className="px-2 text-sm text-muted max-md:sr-only">
        {count > 0 ? t('[one :count unsaved change|other :count unsaved changes]', { count }) : t('Unsaved changes')}
      </p>
    </FloatingBar>
  )
}
