import * as z from 'zod/mini'

import { storedForSession } from '@/core/platform/session/session-storage'
import { pathOf } from '@/lib/forms/field-path'
import { fillForm } from '@/lib/forms/fill-form'
import { fieldsOf, type FormField, valuesByName } from '@/lib/forms/form-values'
import { valueAt } from '@/lib/json/json-value'

import type { FormEndpoint, FormOptions, FormState, MountedForm } from './form'
import { createLeaveGuard } from './leave-guard'

/** Tracks which fields differ from their initial values, guards unsaved changes, and keeps them in the draft. */
export function trackChanges<E extends FormEndpoint>(endpoint: E, form: MountedForm<E>) {
  const { element, setState, options, signal } = form
  const guard = createLeaveGuard({ onLeave: discard, staysAt: (pathname) => options().staysAt?.(pathname) ?? false })
  const draft = options().draft === undefined ? undefined : createDraft(endpoint, options)
  const shownVersion = options().version?.current
  /** Values of the draft for fields that are not mounted yet, by name. */
  const unrestored = new Map<string, unknown>()
  let snapshot = { isDirty: false, hasDraft: false }

  function show(next: Partial<typeof snapshot>): void {
    const { isDirty, hasDraft } = snapshot
    snapshot = { ...snapshot, ...next }
    if (snapshot.isDirty !== isDirty || snapshot.hasDraft !== hasDraft)
      setState((before: FormState) => ({ ...before, ...snapshot }))
  }

  signal.addEventListener('abort', guard.release)

  /** Drops the draft, when the user gives up the changes. */
  function discard(): void {
    unrestored.clear()
    draft?.remove()
  }

  /** Compares the form with its initial values; `name` is the field that has just changed. */
  function update(name?: string): void {
    const now = new FormData(element)
    // Fields mounted while the form is clean, such as lazily loaded ones, add to the initial values.
    if (!snapshot.isDirty)
      form.initial = mergeData(form.initial, now, (each) => form.initial.has(each) || each === name)
    const changed = changedNames(form.initial, now)
    draft?.keep(element, changed, unrestored)
    if (changed.length > 0 && options().guards !== false) guard.arm()
    else guard.release()
    show({ isDirty: changed.length > 0 })
  }

  /** Writes the draft's values into the fields that are mounted by now. */
  function fillFromDraft(): void {
    const now = new FormData(element)
    form.initial = mergeData(form.initial, now, (each) => !unrestored.has(each) || form.initial.has(each))
    fillForm(element, (name) => unrestored.get(name))
    for (const name of valuesByName(element).keys()) unrestored.delete(name)
  }

  function setVersion(version: string | null | undefined): void {
    const based = options().version
    if (based && version) based.current = version
  }

  /** Restores the draft, except fields already typed into; fields mounted later get their values then. */
  function restoreDraft(): void {
    const typed = changedNames(form.initial, new FormData(element))
    const { values = {}, version } = draft?.read() ?? {}
    for (const [name, value] of Object.entries(values)) if (!typed.includes(name)) unrestored.set(name, value)
    if (unrestored.size === 0) return
    setVersion(version)
    fillFromDraft()
    show({ hasDraft: true })
    const observer = new MutationObserver(() => unrestored.size > 0 && fillFromDraft())
    observer.observe(element, { childList: true, subtree: true })
    signal.addEventListener('abort', () => observer.disconnect())
  }

  return {
    update,
    restoreDraft,
    discard,
    /** Makes the values that were sent the initial ones, and drops the draft. */
    markSaved(sent: FormData): void {
      form.initial = sent
      unrestored.clear()
      update()
      show({ hasDraft: false })
    },
    /** Fills in fields that the user has not changed; the values count as initial ones. */
    setValues(values: unknown): void {
      const changed = changedNames(form.initial, new FormData(element))
      fillForm(element, (name) => (changed.includes(name) ? undefined : valueAt(values, pathOf(name))))
      form.initial = mergeData(form.initial, new FormData(element), (name) => changed.includes(name))
      update()
    },
    /** Resets to the initial values, or to `values`, which then count as initial; drops the draft. */
    reset(values?: unknown): void {
      const before = valuesByName(element, form.initial)
      if (snapshot.hasDraft) setVersion(shownVersion)
      unrestored.clear()
      fillForm(element, (name) => valueAt(values, pathOf(name)) ?? before.get(name))
      form.initial = new FormData(element)
      update()
      show({ hasDraft: false })
    },
  }
}

const draftSchema = z.object({ values: z.record(z.string(), z.unknown()), version: z.optional(z.string()) })

/** Autocomplete tokens of fields whose values are never stored: passwords, one-time codes, bank cards. */
const SECRET = /password|one-time-code|\bcc-/

const isStorable = (field: FormField): boolean =>
  field.type !== 'password' &&
  field.type !== 'file' &&
  !SECRET.test(field.autocomplete) &&
  !field.closest('[data-no-draft]')

/** Session storage of unsaved values by field name, for the current user, endpoint and parameters. */
function createDraft<E extends FormEndpoint>({ path }: FormEndpoint, options: () => FormOptions<E>) {
  const { draft, input } = options()
  const { read, write, remove } = storedForSession({
    key: `draft:${draft}:${path}:${JSON.stringify(input ?? {})}`,
    schema: draftSchema,
  })
  return {
    read,
    remove,
    /** Stores the changed fields and those not restored yet; removes the draft when there are none. */
    keep(form: HTMLFormElement, changed: readonly string[], unrestored: ReadonlyMap<string, unknown>): void {
      const secret = new Set(
        fieldsOf(form)
          .filter((field) => !isStorable(field))
          .map(({ name }) => name),
      )
      const typed = [...valuesByName(form)].filter(([name]) => changed.includes(name) && !secret.has(name))
      const draftEntries = [...unrestored, ...typed]
      const version = options().version?.current
      if (draftEntries.length > 0) write({ values: Object.fromEntries(draftEntries), ...(version && { version }) })
      else remove()
    },
  }
}

const isSameEntry = (a: FormDataEntryValue, b: FormDataEntryValue | undefined): boolean =>
  a === b || (a instanceof File && b instanceof File && a.name === b.name && a.size === b.size)

const areSameEntries = (a: FormDataEntryValue[], b: FormDataEntryValue[]): boolean =>
  a.length === b.length && a.every((entry, index) => isSameEntry(entry, b[index]))

/** Returns the names of the fields whose values differ. */
export const changedNames = (before: FormData, now: FormData): string[] =>
  [...new Set([...before.keys(), ...now.keys()])].filter(
    (name) => !areSameEntries(before.getAll(name), now.getAll(name)),
  )

/** Returns `now`, with the entries of `before` for the names that `keepsBefore` accepts. */
function mergeData(before: FormData, now: FormData, keepsBefore: (name: string) => boolean): FormData {
  const merged = new FormData()
  for (const [source, isTaken] of [
    [before, keepsBefore],
    [now, (name: string) => !keepsBefore(name)],
  ] as const) {
    for (const [name, value] of source) if (isTaken(name)) merged.append(name, value)
  }
  return merged
}
