import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ApiError, NO_RESPONSE } from '@/core/platform/api/api-error'
import { DialogHost } from '@/core/shared/dialogs/dialog-host'
import { closeAllDialogs } from '@/core/shared/dialogs/dialog-store'
import { toastStore } from '@/core/shared/toasts/toast-store'

import { runOnEach } from './run-on-each'

const user = userEvent.setup({ delay: null })
const change = vi.fn<(id: number) => Promise<unknown>>()
const refresh = vi.fn<() => Promise<unknown>>()

beforeEach(() => {
  change.mockReset().mockResolvedValue({})
  refresh.mockReset().mockResolvedValue({})
})

afterEach(() => act(closeAllDialogs))

const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
const failed = async () => within(await screen.findByRole('list', { name: 'Failed' })).getAllByRole('listitem')
const refused = (message: string) => new ApiError(422, { message })

/** Asks for three records, and confirms. */
async function runOnThree() {
  render(<DialogHost />, { wrapper: MemoryRouter })
  const isDone = runOnEach({
    title: 'Restore 3 comments?',
    confirmLabel: 'Restore',
    records: ['Aijā', 'Žūžū', 'Lāča bērni'].map((name, index) => ({ id: index + 1, name })),
    act: change,
    refresh,
    done: 'Restored 3 comments',
  })
  await press('Restore')
  return isDone
}

/** Starts the run without waiting for its end. */
function startOnThree(): Promise<boolean> {
  const isDone = runOnThree()
  void isDone
  return isDone
}

/** Whether the browser asks for confirmation before unloading the page. */
const promptsBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

describe('an action on several records', () => {
  it('runs on one after another, says so and refetches', async () => {
    await expect(runOnThree()).resolves.toBe(true)
    expect(change.mock.calls).toEqual([[1], [2], [3]])
    expect(toastStore.get()?.message).toBe('Restored 3 comments')
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('lists the records that failed with the reasons, and tries those again', async () => {
    change.mockRejectedValueOnce(refused('Already gone.'))
    const isDone = startOnThree()
    expect((await failed()).map(({ textContent }) => textContent)).toEqual(['AijāAlready gone.'])
    expect(screen.getByText('2 of 3 done')).toBeVisible()
    await press('Try again')
    await expect(isDone).resolves.toBe(true)
    expect(change.mock.calls).toEqual([[1], [2], [3], [1]])
  })

  it('never repeats a change that may have arrived', async () => {
    change.mockResolvedValueOnce({}).mockRejectedValueOnce(new ApiError(NO_RESPONSE))
    const isDone = startOnThree()
    expect(await failed()).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body)
    await expect(isDone).resolves.toBe(false)
    expect(change.mock.calls).toEqual([[1], [2], [3]])
  })

  it('stops after the record that is being sent, and continues with the others', async () => {
    let answer: (value: unknown) => void = () => {}
    change.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    const isDone = startOnThree()
    await press('Stop')
    await act(async () => answer({}))
    expect(await screen.findByText('1 of 3 done')).toBeVisible()
    expect(change).toHaveBeenCalledOnce()
    await press('Continue')
    await expect(isDone).resolves.toBe(true)
    expect(change.mock.calls).toEqual([[1], [2], [3]])
  })

  it('sends nothing more once the session is over', async () => {
    change.mockRejectedValueOnce(new ApiError(401))
    const isDone = startOnThree()
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible()
    expect(screen.getByText('0 of 3 done')).toBeVisible()
    expect(change).toHaveBeenCalledOnce()
    await user.keyboard('{Escape}')
    await expect(isDone).resolves.toBe(false)
  })

  it('pauses when the server throttles, and continues with the same record', async () => {
    change.mockRejectedValueOnce(new ApiError(429))
    const isDone = startOnThree()
    await press('Continue')
    await expect(isDone).resolves.toBe(true)
    expect(change.mock.calls).toEqual([[1], [1], [2], [3]])
  })

  it('shows the messages about fields, which have no place of their own', async () => {
    const errors = { name: ['The name is taken.'], email: ['The email is invalid.'] }
    change.mockRejectedValueOnce(new ApiError(422, { message: 'Invalid data.', errors }))
    void startOnThree()
    expect((await failed()).map(({ textContent }) => textContent)).toEqual([
      'AijāThe name is taken. The email is invalid.',
    ])
  })

  it('sends nothing more once the dialog is left', async () => {
    let answer: (value: unknown) => void = () => {}
    change.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    const isDone = startOnThree()
    expect(await screen.findByRole('button', { name: 'Stop' })).toHaveFocus()
    await user.keyboard('{Escape}')
    await expect(isDone).resolves.toBe(false)
    await act(async () => answer({}))
    expect(change).toHaveBeenCalledOnce()
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('sends nothing when the question is declined', async () => {
    const isDone = (async () => {
      render(<DialogHost />, { wrapper: MemoryRouter })
      return runOnEach({
        title: 'Restore?',
        confirmLabel: 'Restore',
        records: [{ id: 1, name: 'Aijā' }],
        act: change,
        refresh,
        done: '',
      })
    })()
    await press('Cancel')
    await expect(isDone).resolves.toBe(false)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(change).not.toHaveBeenCalled()
  })

  it('asks before the user leaves the page while it runs, and no longer when it is done', async () => {
    let finish: (result: unknown) => void = () => {}
    change.mockReturnValueOnce(new Promise((resolve) => void (finish = resolve)))
    const isDone = startOnThree()
    await screen.findByRole('progressbar')
    expect(promptsBeforeUnload()).toBe(true)
    act(() => finish({}))
    await expect(isDone).resolves.toBe(true)
    expect(promptsBeforeUnload()).toBe(false)
  })
})
