import { useRef } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router-dom'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { refreshBootstrap } from '@/core/platform/session/refresh-bootstrap'
import { notifyUnconfirmed } from '@/core/shared/forms/notify-unconfirmed'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { toast } from '@/core/shared/toasts/toast-store'

import { settingPath, settingsPath } from '../browse/setting-link'
import { CERTIFICATE, GROUP_OF_CERTIFICATE } from '../fields/certificate-field'
import type { AllSettings } from '../model/all-groups'
import { placeErrors } from '../model/setting-errors'
import type { SettingValues } from '../model/setting-values'
import { refetchSettings, savingSettings } from '../queries'
import { confirmRisks } from './confirm-risks'
import { resolveConflicts } from './resolve-conflicts'
import type { SettingChanges } from './use-setting-changes'

/** The form that saves all changes at once, whichever group is open. */
export function useSettingsForm(all: AllSettings, changes: SettingChanges) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const root = useHref(settingsPath())
  const sent = useRef<SettingValues>({})

  /** Shows errors at their fields, and opens the first one, in the group that is open if it has any. */
  function showErrors(errors: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
    const { byId, unplaced } = placeErrors(errors, all.groups)
    changes.setErrors(byId)
    const wrong = all.groups.flatMap((group) =>
      group.settings.filter(({ id }) => byId[id] !== undefined).map(({ id }) => ({ group, id })),
    )
    const first = wrong.find(({ group }) => settingsPath(group.id) === pathname) ?? wrong[0]
    if (first) void navigate(settingPath(first.group.id, first.id))
    else if (unplaced[CERTIFICATE]) void navigate(settingsPath(GROUP_OF_CERTIFICATE))
    return unplaced
  }

  return useEndpointForm(savingSettings(), {
    draft: 'admin.settings',
    staysAt: (path) => path === root || path.startsWith(`${root}/`),
    placeErrors: showErrors,
    beforeSubmit: async () => {
      sent.current = changes.changes
      const decision = await resolveConflicts(all, changes)
      return decision === true ? confirmRisks(all, changes) : decision
    },
    onUncertain: notifyUnconfirmed(refetchSettings),
    onSuccess: async () => {
      toast.positive(t('Saved'))
      await refetchSettings()
      changes.settle(sent.current)
      await refreshBootstrap().catch(() => toast.danger(t('Saved. Reload the page to see the changes here.')))
    },
  })
}
