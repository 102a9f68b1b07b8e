import { flushSync } from 'react-dom'

import { translationStore } from '@/core/platform/i18n/i18n'
import { toast } from '@/core/shared/toasts/toast-store'

import { chooseVersion } from '../../conflicts/choose-version'
import { overtakenParts } from '../../conflicts/parts'
import type { Setting, SettingId } from '../groups/setting'
import type { AllSettings } from '../model/all-groups'
import { labelOf } from '../model/label-of'
import { savedValue, type SettingValues } from '../model/setting-values'
import { valueText } from '../model/value-text'
import { fetchLatestSettings } from '../queries'
import type { SettingChanges } from './use-setting-changes'

/**
 * Asks about settings that another administrator has saved since they were changed here; others are not sent. Resolves to
 * whether to save, or `changed` after dropping own changes. A failed check, which the query client announces, stops the
 * save.
 */
export async function resolveConflicts(all: AllSettings, changes: SettingChanges): Promise<boolean | 'changed'> {
  const latest = await fetchLatestSettings().catch(() => undefined)
  if (!latest) return false
  const changed = Object.keys(changes.bases).flatMap((id) => all.settings.get(id as SettingId) ?? [])
  const theirs = new Map(changed.map((setting) => [setting.id, savedValue(latest, setting)]))
  const overtaken = overtakenParts({ base: partsOf(changes.bases), mine: partsOf(changes.changes), theirs })
  if (overtaken.length === 0) return true
  const conflicts = changed.filter(({ id }) => overtaken.includes(id))
  const choice = await chooseVersion(
    'Someone else has changed these settings',
    conflicts.map((setting) => differenceOf(setting, changes.changes[setting.id], theirs.get(setting.id))),
  )
  if (choice === undefined) return false
  const newer: SettingValues = Object.fromEntries(conflicts.map(({ id }) => [id, theirs.get(id)]))
  if (choice === 'mine') {
    changes.rebase(newer)
    return true
  }
  // Synchronously: the form reads its fields again.
  flushSync(() => changes.drop(overtaken))
  if (Object.keys(changes.changes).length > overtaken.length) return 'changed'
  toast.positive(translationStore.get().t('The site has these settings already'))
  return false
}

const partsOf = (values: SettingValues): ReadonlyMap<string, unknown> => new Map(Object.entries(values))

function differenceOf(setting: Setting, mine: unknown, theirs: unknown) {
  const translation = translationStore.get()
  const textOf = (value: unknown): string => valueText(translation, setting, value)
  return { name: setting.id, label: labelOf(translation, setting.label), mine: textOf(mine), theirs: textOf(theirs) }
}
