import { translationStore } from '@/core/platform/i18n/i18n'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'

import type { SettingId } from '../groups/setting'
import type { AllSettings } from '../model/all-groups'
import { differencesOf } from './setting-difference'
import type { SettingChanges } from './use-setting-changes'

const loadDialog = () => import('./changes-dialog').then(({ ChangesDialog }) => ChangesDialog)

/** Shows what a save will change if a wrong value could lock people out or cost money; resolves to whether to save. */
export async function confirmRisks(all: AllSettings, { changes, savedOf }: SettingChanges): Promise<boolean> {
  const isRisky = Object.keys(changes).some((id) => all.settings.get(id as SettingId)?.isRisky)
  if (!isRisky) return true
  const translation = translationStore.get()
  const answer = await openLazyDialog(loadDialog, {
    title: translation.t('Save these changes?'),
    message: translation.t(
      'They decide who can sign in, what people pay, or where files are. Please read them once more.',
    ),
    differences: differencesOf(translation, all, { changes, valueOf: savedOf }),
    confirmLabel: translation.t('Save'),
  })
  return answer ?? false
}

/** Shows all unsaved changes. */
export async function reviewChanges(all: AllSettings, { changes, savedOf }: SettingChanges): Promise<void> {
  const translation = translationStore.get()
  await openLazyDialog(loadDialog, {
    title: translation.t('Unsaved changes'),
    differences: differencesOf(translation, all, { changes, valueOf: savedOf }),
  })
}
