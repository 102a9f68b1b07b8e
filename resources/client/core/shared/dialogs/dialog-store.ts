import type { ComponentType } from 'react'

import { createCounter } from '@/lib/counter'
import { createStore } from '@/lib/store'

/** Props that a dialog component receives in addition to its own. */
export type DialogProps<Result = void> = {
  /** Closes the dialog; the opener's promise resolves to the result. */
  close: (result?: Result) => void
}

/** Type of the result that a dialog component passes to `close`. */
export type DialogResult<Props> = Props extends { close: (result?: infer Result) => void } ? Result : never

type OwnProps<Props> = Omit<Props, 'close'>

/**
 * `dialog`: centred panel, fullscreen on phones unless it is a question. `sheet`: slides in from the edge, can be
 * swiped away.
 */
export type DialogShape = 'dialog' | 'sheet'

/** Open dialog with its props; `DialogHost` renders it. */
export type OpenedDialog = {
  id: number
  shape: DialogShape
  Component: ComponentType<DialogProps<unknown>>
  props: object
  close: (result?: unknown) => void
}

/** Open dialogs, oldest first. Only the last one is active (spec section 4); those below keep their state. */
export const dialogStore = createStore<readonly OpenedDialog[]>([])

const nextId = createCounter()

/** Argument with the component's own props; optional when none are required. */
export type DialogArgs<Props> = object extends OwnProps<Props> ? [props?: OwnProps<Props>] : [props: OwnProps<Props>]

function open<Props extends DialogProps<never>>(
  shape: DialogShape,
  component: ComponentType<Props>,
  props: object = {},
) {
  return new Promise<DialogResult<Props> | undefined>((resolve) => {
    const id = nextId()
    const close = (result?: unknown) => {
      dialogStore.set(dialogStore.get().filter((dialog) => dialog.id !== id))
      resolve(result as DialogResult<Props> | undefined)
    }
    // The store mixes dialogs of all types; the signatures below check props and result.
    const Component = component as unknown as OpenedDialog['Component']
    dialogStore.set([...dialogStore.get(), { id, shape, Component, props, close }])
  })
}

/**
 * Opens a component as the active dialog; it renders a `DialogPanel`. Resolves to its result, undefined when dismissed;
 * never rejects.
 */
export const openDialog = <Props extends DialogProps<never>>(
  component: ComponentType<Props>,
  ...[props]: DialogArgs<Props>
): Promise<DialogResult<Props> | undefined> => open('dialog', component, props)

/** Opens a component as a sheet; it renders a `SheetPanel`. Otherwise like {@link openDialog}. */
export const openSheet = <Props extends DialogProps<never>>(
  component: ComponentType<Props>,
  ...[props]: DialogArgs<Props>
): Promise<DialogResult<Props> | undefined> => open('sheet', component, props)

/** Closes the active dialog, if any. */
export const closeDialog = (result?: unknown): void => dialogStore.get().at(-1)?.close(result)

/** Dismisses all dialogs, when their screen unmounts. */
export function closeAllDialogs(): void {
  for (const dialog of [...dialogStore.get()].reverse()) dialog.close()
}
