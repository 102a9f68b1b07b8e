import type { ComponentType } from 'react'

import { createStore } from '@/lib/store'

/** Props of every component that is opened as a dialog, beside its own. */
export type DialogProps<Result = void> = {
  /** Closes the dialog; its opener is told the result, or undefined without one. */
  close: (result?: Result) => void
}

/** What a dialog component's `close` takes, and its opener gets. */
export type DialogResult<Props> = Props extends { close: (result?: infer Result) => void } ? Result : never

type OwnProps<Props> = Omit<Props, 'close'>

/** `dialog`: a panel in the middle, the whole screen on phones, but for a question. `sheet`: comes from the edge and is swiped away. */
export type DialogShape = 'dialog' | 'sheet'

/** A dialog and how to close it; the host gives the component its props and `close`. */
export type OpenedDialog = {
  id: number
  shape: DialogShape
  Component: ComponentType<DialogProps<unknown>>
  props: object
  close: (result?: unknown) => void
}

/** The dialogs, oldest first. The last one is active (spec section 4); those under it keep their state and wait. */
export const dialogStore = createStore<readonly OpenedDialog[]>([])

let count = 0

/** What an opener passes: the component's own props, where it has any. */
export type DialogArgs<Props> = object extends OwnProps<Props> ? [props?: OwnProps<Props>] : [props: OwnProps<Props>]

function open<Props extends DialogProps<never>>(
  shape: DialogShape,
  component: ComponentType<Props>,
  props: object = {},
) {
  return new Promise<DialogResult<Props> | undefined>((resolve) => {
    const id = (count += 1)
    const close = (result?: unknown) => {
      dialogStore.set(dialogStore.get().filter((dialog) => dialog.id !== id))
      resolve(result as DialogResult<Props> | undefined)
    }
    // The store holds dialogs of every kind; the signatures below are what ties a component to its props and result.
    const Component = component as unknown as OpenedDialog['Component']
    dialogStore.set([...dialogStore.get(), { id, shape, Component, props, close }])
  })
}

/**
 * Opens a component as the active dialog; it draws a `DialogPanel`. Resolves with what it is closed with; with undefined
 * when it is dismissed. The promise never rejects.
 */
export const openDialog = <Props extends DialogProps<never>>(
  component: ComponentType<Props>,
  ...[props]: DialogArgs<Props>
): Promise<DialogResult<Props> | undefined> => open('dialog', component, props)

/** Opens a component as a sheet; it draws a `SheetPanel`. In all else it is a dialog. */
export const openSheet = <Props extends DialogProps<never>>(
  component: ComponentType<Props>,
  ...[props]: DialogArgs<Props>
): Promise<DialogResult<Props> | undefined> => open('sheet', component, props)

/** Closes the active dialog, if there is one. */
export const closeDialog = (result?: unknown): void => dialogStore.get().at(-1)?.close(result)

/** Dismisses every dialog: the screen they belong to is gone. */
export function closeAllDialogs(): void {
  for (const dialog of [...dialogStore.get()].reverse()) dialog.close()
}
