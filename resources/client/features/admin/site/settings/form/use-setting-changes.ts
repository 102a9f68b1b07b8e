import { useState } from 'react'

import { isSame } from '@/lib/json/is-same'

import type { SettingId } from '../groups/setting'
import type { AllSettings } from '../model/all-groups'
import type { SettingErrors } from '../model/setting-errors'
import { type SavedSettings, savedValue, type SettingValues, valueIn } from '../model/setting-values'

type State = {
  changes: SettingValues
  /** Saved values that the changes replace, as they were when they were made. */
  bases: SettingValues
  /** Counts the user's edits, which tells them from what a save has settled. */
  edits: number
}

const NO_ERRORS: SettingErrors['byId'] = {}

/** Unsaved changes of settings: only values that differ from the saved ones. */
export function useSettingChanges(saved: SavedSettings, { settings }: AllSettings) {
  const [{ changes, bases, edits }, setState] = useState<State>({ changes: {}, bases: {}, edits: 0 })
  const [errors, setErrors] = useState(NO_ERRORS)

  function savedOf(id: SettingId): unknown {
    const setting = settings.get(id)
    return setting && savedValue(saved, setting)
  }
  const isSecret = (id: string): boolean => settings.get(id as SettingId)?.field.kind === 'secret'

  /** Reads values by id, such as those of a draft. */
  const read = (values: unknown): SettingValues =>
    Object.fromEntries(
      Object.entries(typeof values === 'object' ? { ...values } : {}).flatMap(([id, value]: [string, unknown]) => {
        const setting = settings.get(id as SettingId)
        return setting ? [[id, valueIn(setting.field, value)]] : []
      }),
    )

  /** Replaces the changes of one kind. */
  const restore = (next: unknown, isReplaced: (id: string) => boolean): void =>
    setState((before) => ({
      changes: { ...without(before.changes, isReplaced), ...read(next) },
      bases: without(before.bases, isReplaced),
      edits: before.edits + 1,
    }))

  return {
    saved,
    changes,
    bases,
    edits,
    errors,
    setErrors,
    valueOf: (id: SettingId): unknown => (Object.hasOwn(changes, id) ? changes[id] : savedOf(id)),
    savedOf,
    isChanged: (id: SettingId): boolean => Object.hasOwn(changes, id),
    /** Changes some settings; saved values, and undefined, are no changes. */
    change(values: SettingValues): void {
      setErrors((before) => without(before, (id) => Object.hasOwn(values, id)))
      setState((before) => {
        const next = without(
          { ...before.changes, ...values },
          (id, value) => value === undefined || isSame(value, savedOf(id)),
        )
        const started: SettingValues = Object.fromEntries(Object.keys(next).map((id) => [id, savedOf(id as SettingId)]))
        return {
          changes: next,
          bases: { ...started, ...basesOf(next, before.bases) },
          edits: before.edits + 1,
        }
      })
    },
    /** Forgets changes that were saved. Those that were made meanwhile start from the saved values. */
    settle(sent: SettingValues): void {
      setErrors(NO_ERRORS)
      setState((before) => {
        const next = without(before.changes, (id, value) => Object.hasOwn(sent, id) && isSame(value, sent[id]))
        return { ...before, changes: next, bases: basesOf(next, { ...before.bases, ...sent }) }
      })
    },
    /** Drops changes in favour of saved values. */
    drop: (ids: readonly string[]): void =>
      setState(({ changes: made, bases: from, edits: count }) => {
        const next = without(made, (id) => ids.includes(id))
        return { changes: next, bases: basesOf(next, from), edits: count + 1 }
      }),
    /** Continues from newer saved values. */
    rebase: (values: SettingValues): void =>
      setState((before) => ({ ...before, bases: basesOf(before.changes, { ...before.bases, ...values }) })),
    plain: without(changes, isSecret),
    plainBases: without(bases, isSecret),
    secret: without(changes, (id) => !isSecret(id)),
    restorePlain: (next: unknown) => restore(next, (id) => !isSecret(id)),
    restorePlainBases: (next: unknown) =>
      setState((before) => ({
        ...before,
        bases: basesOf(before.changes, { ...without(before.bases, (id) => !isSecret(id)), ...read(next) }),
      })),
    restoreSecret: (next: unknown) => restore(next, isSecret),
  }
}

/** Result of {@link useSettingChanges}. */
export type SettingChanges = ReturnType<typeof useSettingChanges>

/** Leaves out the values that a predicate names. */
function without<Values extends SettingValues>(
  values: Values,
  isLeftOut: (id: SettingId, value: unknown) => boolean,
): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([id, value]) => !isLeftOut(id as SettingId, value)),
  ) as Values
}

/** Leaves out what no change starts from. */
const basesOf = (changes: SettingValues, bases: SettingValues): SettingValues =>
  without(bases, (id) => !Object.hasOwn(changes, id))
