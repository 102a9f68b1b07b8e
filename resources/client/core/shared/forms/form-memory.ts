import { pathOf, valueAt } from '@/lib/forms/field-path'
import { fillForm } from '@/lib/forms/fill-form'
import { valuesByName } from '@/lib/forms/form-values'

import type { FormEndpoint, FormState } from './form'
import { createDraft } from './form-draft'
import type { FormPart } from './form-engine'
import { changedNames, mergedData } from './form-start'
import { createLeaveGuard } from './leave-guard'

/** What a form held at the start, what of it was changed since, and the draft of that. */
export function createFormMemory<E extends FormEndpoint>(
  endpoint: E,
  { element, setState, options, signal, ...part }: FormPart<E>,
) {
  const guard = createLeaveGuard()
  const draft = options().draft === undefined ? undefined : createDraft(endpoint, options())
  /** What the draft holds for fields that are not on the page yet. */
  const awaited = new Map<string, unknown>()
  let { start } = part
  let shown = { isDirty: false, hasDraft: false }

  function show(next: Partial<typeof shown>): void {
    const { isDirty, hasDraft } = shown
    shown = { ...shown, ...next }
    if (shown.isDirty !== isDirty || shown.hasDraft !== hasDraft)
      setState((before: FormState) => ({ ...before, ...shown }))
  }

  signal.addEventListener('abort', guard.release)

  /** Reads the form again; `name` is the field that was just changed. */
  function update(name?: string): void {
    const now = new FormData(element)
    // Fields that came while nothing was changed, such as those whose code is fetched, belong to the start.
    if (!shown.isDirty) start = mergedData(start, now, (each) => start.has(each) || each === name)
    const changed = changedNames(start, now)
    draft?.keep(element, changed, awaited)
    if (changed.length > 0 && options().guards !== false) guard.arm()
    else guard.release()
    show({ isDirty: changed.length > 0 })
  }

  /** Writes from the draft into the fields that are here by now. */
  function fillAwaited(): void {
    const now = new FormData(element)
    start = mergedData(start, now, (each) => !awaited.has(each) || start.has(each))
    fillForm(element, (name) => awaited.get(name))
    for (const name of valuesByName(element).keys()) awaited.delete(name)
  }

  /** Writes the draft into the fields, but for what was typed before it could be; later fields get theirs as they come. */
  function restore(): void {
    const typed = changedNames(start, new FormData(element))
    for (const [name, value] of Object.entries(draft?.read() ?? {})) if (!typed.includes(name)) awaited.set(name, value)
    if (awaited.size === 0) return
    fillAwaited()
    show({ hasDraft: true })
    const observer = new MutationObserver(() => awaited.size > 0 && fillAwaited())
    observer.observe(element, { childList: true, subtree: true })
    signal.addEventListener('abort', () => observer.disconnect())
  }

  return {
    update,
    restore,
    /** What was sent is the start from now on. */
    settle(sent: FormData): void {
      start = sent
      awaited.clear()
      update()
      show({ hasDraft: false })
    },
    /** Writes what came later; what the visitor has changed stays. It counts as the start from now on. */
    setValues(values: unknown): void {
      const changed = changedNames(start, new FormData(element))
      fillForm(element, (name) => (changed.includes(name) ? undefined : valueAt(values, pathOf(name))))
      start = mergedData(start, new FormData(element), (name) => changed.includes(name))
      update()
    },
    /** Goes back to the start, or to these values, which then are it. */
    reset(values?: unknown): void {
      const before = valuesByName(element, start)
      awaited.clear()
      fillForm(element, (name) => valueAt(values, pathOf(name)) ?? before.get(name))
      start = new FormData(element)
      update()
      show({ hasDraft: false })
    },
  }
}
