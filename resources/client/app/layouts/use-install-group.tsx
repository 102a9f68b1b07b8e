import { MonitorSmartphone } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useIsChild } from '@/core/platform/session/use-session'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { installOffer } from '@/lib/browser/install-offer'
import { isInstalledWindow, isTouchSafari } from '@/lib/browser/install-support'
import type { MenuGroup } from '@/ui/overlays/menu-rows'

/** Offers to install the site where the browser can and has not yet; null elsewhere, and for children. */
export function useInstallGroup(): MenuGroup | null {
  const { t } = useTranslation()
  const isChild = useIsChild()
  const install = findInstall()
  if (isChild || !install) return null
  const icon = <MonitorSmartphone aria-hidden />
  return { id: 'install', entries: [{ id: 'install', label: t('Install app'), icon, onSelect: install }] }
}

/** Returns what installs the site in this browser: its own prompt, or an explanation where it has none. */
function findInstall(): (() => void) | undefined {
  if (isInstalledWindow()) return undefined
  const offer = installOffer.event
  if (offer)
    return () => {
      // A browser refuses a second prompt for the same offer, and makes a new one later.
      delete installOffer.event
      offer.prompt().catch(announceFailure)
    }
  return isTouchSafari() ? () => void openLazyDialog(loadSteps).catch(announceFailure) : undefined
}

const loadSteps = () => import('./install-steps-dialog').then((module) => module.InstallStepsDialog)
