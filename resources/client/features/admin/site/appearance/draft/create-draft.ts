import { translate } from '@/core/platform/i18n/use-translation'
import { createStore } from '@/lib/store'

import type { PreferredVersion } from '../../conflicts/parts'
import type { EditedTheme } from '../themes/edited-themes'
import { savedIds, withNewIds } from '../themes/theme-list'
import type { Appearance } from './appearance'
import { changedNames } from './changes'
import { currentStep, goTo, type History, record, startHistory, type Step } from './history'
import { merge } from './merge'
import { storedDraft } from './stored-draft'

/** The appearance as it is saved, and the changes to it. */
export type DraftState = {
  saved: Appearance
  history: History<Appearance>
  /** Messages of the server about values and their parts, by dotted name. */
  errors: Readonly<Record<string, string>>
  /** Ids of the themes that the latest save has created, by their temporary ids. */
  newIds: ReadonlyMap<EditedTheme['id'], EditedTheme['id']>
}

/** Name of a change in the history, and what it changes. */
export type ChangeName = Pick<Step<Appearance>, 'name' | 'target' | 'isRun'>

/** The appearance in the editor. */
export const draftOf = ({ history }: DraftState): Appearance => currentStep(history).value

/** Whether there is something to save. */
export const isChanged = (state: DraftState): boolean => changedNames(state.saved, draftOf(state)).length > 0

/** The draft of the editor: a store outside React, so that a change renders only the fields that show it. */
export type Draft = ReturnType<typeof createDraft>

/** Creates the draft, with the changes from before a reload. `now` returns the time in milliseconds. */
export function createDraft(saved: Appearance, defaults: Appearance, now = () => Date.now()) {
  const storage = storedDraft()
  const store = createStore<DraftState>(opened(saved))

  function opened(latest: Appearance): DraftState {
    const stored = storage.read()
    const start = startHistory(stored?.saved ?? latest, translate('Opened'))
    const step = stored && { value: stored.draft, name: translate('Changes before the reload'), target: '', at: 0 }
    return {
      saved: stored?.saved ?? latest,
      history: step ? record(start, step) : start,
      errors: {},
      newIds: new Map(),
    }
  }

  function set(next: DraftState): void {
    store.set(next)
    if (isChanged(next)) storage.write(next.saved, draftOf(next))
    else storage.remove()
  }

  const move = (index: number): void => set({ ...store.get(), history: goTo(store.get().history, index) })

  return {
    subscribe: store.subscribe,
    state: store.get,
    value: (): Appearance => draftOf(store.get()),
    defaults,
    change(values: Partial<Appearance>, change: ChangeName): void {
      const state = store.get()
      const step = { value: { ...draftOf(state), ...values }, ...change, at: now() }
      const isChangedPart = (key: string) =>
        [key, ...key.split('.', 1)].some((changed) => Object.hasOwn(values, changed)) ||
        `${key}.`.startsWith(`${change.target}.`)
      const errors = Object.fromEntries(Object.entries(state.errors).filter(([key]) => !isChangedPart(key)))
      if (changedNames(draftOf(state), step.value).length > 0)
        set({ ...state, errors, history: record(state.history, step) })
    },
    undo: () => move(store.get().history.index - 1),
    redo: () => move(store.get().history.index + 1),
    goTo: move,
    showErrors: (errors: DraftState['errors']) => set({ ...store.get(), errors }),
    /** Takes over a newer appearance, with its ids of new themes, and keeps the changes made since `base`. */
    rebase(latest: Appearance, base: Appearance, preferred: PreferredVersion = 'mine'): void {
      const newIds = savedIds(base.themes, latest.themes)
      const renamed = (value: Appearance): Appearance => ({ ...value, themes: withNewIds(value.themes, newIds) })
      const value = merge({ base: renamed(base), mine: renamed(draftOf(store.get())), theirs: latest }, preferred)
      const start = startHistory(latest, translate('Saved'))
      const isKept = changedNames(latest, value).length > 0
      const step = { value, name: translate('Your changes'), target: '', at: 0 }
      set({ saved: latest, history: isKept ? record(start, step) : start, errors: {}, newIds })
    },
    /** Takes over saved tags that were loaded after the draft was opened; those that it knows stay. */
    adoptSeo(loaded: Appearance['seo']): void {
      const state = store.get()
      const seo = Object.fromEntries(Object.entries(loaded).filter(([name]) => !Object.hasOwn(state.saved.seo, name)))
      if (Object.keys(seo).length === 0) return
      const adopt = (value: Appearance): Appearance => ({ ...value, seo: { ...seo, ...value.seo } })
      const [first, ...rest] = state.history.steps
      const steps: History<Appearance>['steps'] = [
        { ...first, value: adopt(first.value) },
        ...rest.map((step) => ({ ...step, value: adopt(step.value) })),
      ]
      set({ ...state, saved: adopt(state.saved), history: { ...state.history, steps } })
    },
    discard: storage.remove,
  }
}
