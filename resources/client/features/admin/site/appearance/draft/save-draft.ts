import { ApiError, isUncertain } from '@/core/platform/api/api-error'
import { isNewerRelease } from '@/core/platform/bootstrap/release'
import { translate, translateIfKnown } from '@/core/platform/i18n/use-translation'
import { refreshBootstrap } from '@/core/platform/session/refresh-bootstrap'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toast } from '@/core/shared/toasts/toast-store'

import { chooseVersion } from '../../conflicts/choose-version'
import { fetchLatest, saveChanges, saveTags } from '../queries'
import { type Appearance, valueNames } from './appearance'
import { changedNames, changesOf, seoChangesOf } from './changes'
import type { Draft } from './create-draft'
import { differencesOf } from './differences'

/** Saves the draft, after asking if another administrator has saved meanwhile. Announces failures. */
export async function saveDraft(draft: Draft): Promise<void> {
  try {
    const latest = await fetchLatest(pagesOf(draft))
    draft.adoptCreated(latest)
    if (!(await adoptNewer(draft, latest))) return
    await saveAll(draft, draft.state().saved, draft.value())
    toast.positive(translate('Saved'))
  } catch (error) {
    if (error instanceof ApiError) draft.showErrors(errorsOf(error))
    announceFailure(error)
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

/** Kinds of pages whose tags the draft knows. */
const pagesOf = (draft: Draft): string[] => Object.keys({ ...draft.state().saved.seo, ...draft.value().seo })

/** Sends the changes, the tags of each kind of page in a request of their own. Adopts what was saved before a failure. */
async function saveAll(draft: Draft, saved: Appearance, sent: Appearance): Promise<void> {
  let done = saved
  try {
    if (changedNames(saved, sent).some((name) => name !== 'seo')) {
      await saveChanges(changesOf(saved, sent, { listsThemes: isNewerRelease() })).catch((error: unknown) => {
        if (isUncertain(error)) draft.doubt(sent)
        throw error
      })
      done = { ...sent, seo: saved.seo }
    }
    for (const [page, tags] of seoChangesOf(saved, sent)) {
      // One after the other: a failure leaves the later pages unsaved.
      await saveTags(page, tags).catch((error: unknown) => {
        throw errorOfPage(error, page)
      })
      done = { ...done, seo: { ...done.seo, [page]: tags ?? undefined } }
    }
  } finally {
    if (done !== saved) await adoptSaved(draft, done)
  }
}

/** Names the page in the messages of a refused request, which knows its tags only. */
function errorOfPage(error: unknown, page: string): unknown {
  const [messages] = error instanceof ApiError ? Object.values(error.body.errors ?? {}) : []
  if (!(error instanceof ApiError) || !messages) return error
  return new ApiError(error.status, { ...error.body, errors: { [`seo.${page}`]: messages } })
}

/** New themes have ids now; the site's other pages take the saved values from the bootstrap data. */
async function adoptSaved(draft: Draft, sent: Appearance): Promise<void> {
  const [latest] = await Promise.all([fetchLatest(pagesOf(draft)), refreshBootstrap()])
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
