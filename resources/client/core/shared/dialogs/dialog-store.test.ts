import type { ComponentType } from 'react'
import { afterEach, expect, expectTypeOf, test } from 'vitest'

import { closeAllDialogs, closeDialog, type DialogProps, dialogStore, openDialog } from './dialog-store'

const Confirm: ComponentType<{ question: string } & DialogProps<boolean>> = () => null
const Notice: ComponentType<DialogProps> = () => null

afterEach(closeAllDialogs)

const active = () => dialogStore.get().at(-1)

test('resolves to the result that the dialog is closed with', async () => {
  const result = openDialog(Confirm, { question: 'Delete?' })
  expect(active()).toMatchObject({ Component: Confirm, props: { question: 'Delete?' } })
  closeDialog(true)
  expect(await result).toBe(true)
  expect(dialogStore.get()).toEqual([])
})

test('resolves to undefined when dismissed', async () => {
  const result = openDialog(Notice)
  closeDialog()
  expect(await result).toBeUndefined()
})

test('closes the newest dialog and keeps the one below', async () => {
  const lowerDialog = openDialog(Confirm, { question: 'Delete?' })
  const first = active()
  const upperDialog = openDialog(Confirm, { question: 'Really?' })
  closeDialog(false)
  expect(await upperDialog).toBe(false)
  expect(active()).toBe(first)
  closeDialog(true)
  expect(await lowerDialog).toBe(true)
})

test('closes a dialog below another', async () => {
  const lowerDialog = openDialog(Confirm, { question: 'Delete?' })
  const first = active()
  void openDialog(Notice)
  first?.close(true)
  expect(await lowerDialog).toBe(true)
  expect(dialogStore.get()).toHaveLength(1)
})

test('closeAllDialogs() resolves all to undefined', async () => {
  const results = [openDialog(Notice), openDialog(Confirm, { question: 'Delete?' })]
  closeAllDialogs()
  expect(await Promise.all(results)).toEqual([undefined, undefined])
})

test('closeDialog() ignores a call without an open dialog', () => {
  closeDialog(true)
  expect(dialogStore.get()).toEqual([])
})

test('types props and result by the component', () => {
  expectTypeOf(openDialog(Confirm, { question: 'Delete?' })).resolves.toEqualTypeOf<boolean | undefined>()
  // @ts-expect-error -- the question is required
  void openDialog(Confirm)
  // @ts-expect-error -- `close` is the host's
  void openDialog(Confirm, { question: 'Delete?', close: () => undefined })
})
