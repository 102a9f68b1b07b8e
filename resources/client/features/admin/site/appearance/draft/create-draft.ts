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
  newIds: NewIds
  /** Themes of a save whose response was lost: the server may have created some of them. */
  unconfirmed?: Appearance['themes'] | undefined
}
type NewIds = ReadonlyMap<EditedTheme['id'], EditedTheme['id']>

/** Name of a change in the history, and what it changes. */
export type ChangeName = Pick<Step<Appearance>, 'name' | 'target' | 'isRun'>

/** The appearance in the editor. */
export const draftOf = ({ history }: DraftState): Appearance => currentStep(history).value

/** Whether there is something to save. */
export const isChanged = (state: DraftState): boolean => changedNames(state.saved, draftOf(state)).length > 0

const renamed = (value: Appearance, ids: NewIds): Appearance => ({ ...value, themes: withNewIds(value.themes, ids) })

/** Maps the values of all steps of a history. */
function mapSteps({ steps, index }: History<Appearance>, map: (value: Appearance) => Appearance): History<Appearance> {
  const [first, ...rest] = steps
  const mapped = <Each extends Step<Appearance>>(step: Each) => ({ ...step, value: map(step.value) })
  return { steps: [mapped(first), ...rest.map(mapped)], index }
}

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
      unconfirmed: stored?.unconfirmed,
    }
  }

  function set(next: DraftState): void {
    store.set(next)
    if (isChanged(next)) storage.write({ saved: next.saved, draft: draftOf(next), unconfirmed: next.unconfirmed })
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
      const state = store.get()
      const ids = savedIds(base.themes, latest.themes)
      const value = merge({ base: renamed(base, ids), mine: renamed(draftOf(state), ids), theirs: latest }, preferred)
      const start = startHistory(latest, translate('Saved'))
      const isKept = changedNames(latest, value).length > 0
      const step = { value, name: translate('Your changes'), target: '', at: 0 }
      const newIds = new Map([...state.newIds, ...ids])
      set({ saved: latest, history: isKept ? record(start, step) : start, errors: {}, newIds })
    },
    /** Remembers what a save without a response contained. */
    doubt: ({ themes }: Appearance): void => set({ ...store.get(), unconfirmed: themes }),
    /** Takes over the themes that a save without a response has created, so that the next save creates no others. */
    adoptCreated(latest: Appearance): void {
      const { unconfirmed, ...state } = store.get()
      if (!unconfirmed) return
      const known = new Set(state.saved.themes.map(({ id }) => id))
      const added = latest.themes.filter(({ id }) => !known.has(id))
      const ids = savedIds(unconfirmed, added)
      const created = added.filter(({ id }) => [...ids.values()].includes(id))
      set({
        ...state,
        saved: { ...state.saved, themes: [...state.saved.themes, ...created] },
        history: mapSteps(state.history, (value) => renamed(value, ids)),
        newIds: new Map([...state.newIds, ...ids]),
      })
    },
    /** Takes over saved tags that were loaded after the draft was opened; those that it knows stay. */
    adoptSeo(loaded: Appearance['seo']): void {
      const state = store.get()
      const seo = Object.fromEntries(Object.entries(loaded).filter(([name]) => !Object.hasOwn(state.saved.seo, name)))
      if (Object.keys(seo).length === 0) return
      const adopt = (value: Appearance): Appearance => ({ ...value, seo: { ...seo, ...value.seo } })
      set({ ...state, saved: adopt(state.saved), history: mapSteps(state.history, adopt) })
    },
    discard: storage.remove,
  }
}
