import type { ComponentType } from 'react'
import { afterEach, expect, expectTypeOf, it, test } from 'vitest'

import { closeAllDialogs, closeDialog, type DialogProps, dialogStore, openDialog } from './dialog-store'

const Confirm: ComponentType<{ question: string } & DialogProps<boolean>> = () => null
const Notice: ComponentType<DialogProps> = () => null

afterEach(closeAllDialogs)

const active = () => dialogStore.get().at(-1)

test('the opener is told what the dialog is closed with', async () => {
  const answer = openDialog(Confirm, { question: 'Delete?' })
  expect(active()).toMatchObject({ Component: Confirm, props: { question: 'Delete?' } })
  closeDialog(true)
  expect(await answer).toBe(true)
  expect(dialogStore.get()).toEqual([])
})

test('a dismissed dialog answers undefined', async () => {
  const answer = openDialog(Notice)
  closeDialog()
  expect(await answer).toBeUndefined()
})

test('the newest is the active one; closing it leaves the one below as it was', async () => {
  const below = openDialog(Confirm, { question: 'Delete?' })
  const first = active()
  const above = openDialog(Confirm, { question: 'Really?' })
  closeDialog(false)
  expect(await above).toBe(false)
  expect(active()).toBe(first)
  closeDialog(true)
  expect(await below).toBe(true)
})

test('a dialog closes itself, wherever it lies', async () => {
  const below = openDialog(Confirm, { question: 'Delete?' })
  const first = active()
  void openDialog(Notice)
  first?.close(true)
  expect(await below).toBe(true)
  expect(dialogStore.get()).toHaveLength(1)
})

test('when the screen goes, every opener is told', async () => {
  const answers = [openDialog(Notice), openDialog(Confirm, { question: 'Delete?' })]
  closeAllDialogs()
  expect(await Promise.all(answers)).toEqual([undefined, undefined])
})

it('does nothing when there is nothing to close', () => {
  closeDialog(true)
  expect(dialogStore.get()).toEqual([])
})

test('props and result are those of the component', () => {
  expectTypeOf(openDialog(Confirm, { question: 'Delete?' })).resolves.toEqualTypeOf<boolean | undefined>()
  // @ts-expect-error -- the question is required
  void openDialog(Confirm)
  // @ts-expect-error -- `close` is the host's
  void openDialog(Confirm, { question: 'Delete?', close: () => undefined })
})
