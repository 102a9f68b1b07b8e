import { useState } from 'react'

import { isSame } from '@/lib/json/is-same'

import type { SettingId } from '../groups/setting'
import type { AllSettings } from '../model/all-groups'
import type { SettingErrors } from '../model/setting-errors'
import { type SavedSettings, savedValue, type SettingValues, valueIn } from '../model/setting-values'

type State = {
  changes: SettingValues
  /** Counts the user's edits, which tells them from what a save has settled. */
  edits: number
}

const NO_ERRORS: SettingErrors['byId'] = {}

/** Unsaved changes of settings: only values that differ from the saved ones. */
export function useSettingChanges(saved: SavedSettings, { settings }: AllSettings) {
  const [{ changes, edits }, setState] = useState<State>({ changes: {}, edits: 0 })
  const [errors, setErrors] = useState(NO_ERRORS)

  function savedOf(id: SettingId): unknown {
    const setting = settings.get(id)
    return setting && savedValue(saved, setting)
  }
  const isSecret = (id: string): boolean => settings.get(id as SettingId)?.field.kind === 'secret'

  /** Replaces the changes of one kind, such as by those of a draft. */
  function restore(next: unknown, isReplaced: (id: string) => boolean): void {
    const given = Object.entries(typeof next === 'object' ? { ...next } : {})
    const entries = given.flatMap(([id, value]: [string, unknown]): [string, unknown][] => {
      const setting = settings.get(id as SettingId)
      return setting ? [[id, valueIn(setting.field, value)]] : []
    })
    setState((before) => {
      const others = Object.entries(before.changes).filter(([id]) => !isReplaced(id))
      return { changes: Object.fromEntries([...others, ...entries]), edits: before.edits + 1 }
    })
  }

  return {
    saved,
    changes,
    edits,
    errors,
    setErrors,
    valueOf: (id: SettingId): unknown => (Object.hasOwn(changes, id) ? changes[id] : savedOf(id)),
    savedOf,
    isChanged: (id: SettingId): boolean => Object.hasOwn(changes, id),
    /** Changes some settings; saved values, and undefined, are no changes. */
    change(values: SettingValues): void {
      setErrors((before) => without(before, (id) => Object.hasOwn(values, id)))
      setState((before) => ({
        changes: without(
          { ...before.changes, ...values },
          (id, value) => value === undefined || isSame(value, savedOf(id)),
        ),
        edits: before.edits + 1,
      }))
    },
    /** Forgets changes that were saved, except those that were made meanwhile. */
    settle(sent: SettingValues): void {
      setErrors(NO_ERRORS)
      setState((before) => ({
        ...before,
        changes: without(before.changes, (id, value) => Object.hasOwn(sent, id) && isSame(value, sent[id])),
      }))
    },
    plain: ofKind(changes, (id) => !isSecret(id)),
    secret: ofKind(changes, isSecret),
    restorePlain: (next: unknown) => restore(next, (id) => !isSecret(id)),
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

const ofKind = (changes: SettingValues, isWanted: (id: string) => boolean): SettingValues =>
  Object.fromEntries(Object.entries(changes).filter(([id]) => isWanted(id)))
