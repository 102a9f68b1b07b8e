import { ApiError, UnconfirmedWrite } from '@/core/platform/api/api-error'
import { isNewerRelease } from '@/core/platform/bootstrap/release'
import { translate, translateIfKnown } from '@/core/platform/i18n/use-translation'
import { refreshBootstrap } from '@/core/platform/session/refresh-bootstrap'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toast } from '@/core/shared/toasts/toast-store'

import { chooseVersion } from '../../conflicts/choose-version'
import { fetchLatest, saveChanges } from '../queries'
import { type Appearance, valueNames } from './appearance'
import { changesOf } from './changes'
import type { Draft } from './create-draft'
import { differencesOf } from './differences'

/** Saves the draft, after asking if another administrator has saved meanwhile. Announces failures. */
export async function saveDraft(draft: Draft): Promise<void> {
  try {
    const latest = await fetchLatest()
    if (!(await adoptNewer(draft, latest))) return
    const sent = draft.value()
    await saveChanges(changesOf(draft.state().saved, sent, { listsThemes: isNewerRelease() }))
    await adoptSaved(draft, sent)
    toast.positive(translate('Saved'))
  } catch (error) {
    if (error instanceof ApiError) draft.showErrors(errorsOf(error))
    announceFailure(error)
    // The save may have happened: a retry compares with the server first.
    if (error instanceof UnconfirmedWrite) await fetchLatest().catch(() => {})
  }
}

/** Asks about changes of another administrator, and applies the own ones to them. Returns whether to save. */
async function adoptNewer(draft: Draft, latest: Appearance): Promise<boolean> {
  const { saved } = draft.state()
  const differences = differencesOf({ base: saved, mine: draft.value(), theirs: latest })
  if (differences.length > 0) {
    const choice = await chooseVersion('Someone else has changed the appearance', differences)
    if (!choice) return false
    draft.rebase(latest, saved, choice)
  }
  return true
}

/** New themes have ids now; the site's other pages take the saved values from the bootstrap data. */
async function adoptSaved(draft: Draft, sent: Appearance): Promise<void> {
  const [latest] = await Promise.all([fetchLatest(), refreshBootstrap()])
  draft.rebase(latest, sent)
}

const isWithin = (key: string, name: string): boolean => key === name || key.startsWith(`${name}.`)

/**
 * Assigns the server's messages to values, or to a part of one such as `homepage.appearance.headerTitle`: it names them
 * with or without `changes.settings` before them.
 */
function errorsOf({ body }: ApiError): Record<string, string> {
  const messages = Object.entries(body?.errors ?? {}).flatMap(([sent, texts]) => {
    const key = sent.replace(/^(?:changes\.)?(?:(?:settings|appearance)\.)?/, '')
    const [first] = [texts].flat()
    return first && valueNames.some((name) => isWithin(key, name)) ? [[key, translateIfKnown(first)] as const] : []
  })
  return Object.fromEntries(messages)
}
