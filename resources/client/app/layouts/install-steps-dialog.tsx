import { Share, SquarePlus } from 'lucide-react'
import type { ReactNode } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { Button } from '@/ui/buttons/button'

/** Explains how Safari installs the site on an iPhone or iPad: it has no prompt that a page could open. */
export function InstallStepsDialog({ close }: DialogProps) {
  const { t } = useTranslation()
  return (
    <DialogPanel
      title={t('Install app')}
      isQuestion
      footer={
        <Button autoFocus onClick={() => close()}>
          {t('OK')}
        </Button>
      }
    >
      <ol className="space-y-4">
        <Step icon={<Share aria-hidden />}>
          {t("Tap the Share button in Safari. On some iPhones it's behind the More button (•••).")}
        </Step>
        <Step icon={<SquarePlus aria-hidden />}>{t('Choose “Add to Home Screen”, then tap “Add”.')}</Step>
      </ol>
    </DialogPanel>
  )
}

function Step({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-4">
      <span className="shrink-0 text-primary">{icon}</span>
      <span className="min-w-0">{children}</span>
    </li>
  )
}
