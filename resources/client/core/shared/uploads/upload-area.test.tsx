import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { changeLanguage } from '@/core/platform/i18n/i18n'
import { bootstrapOf } from '@/core/platform/session/bootstrap-of'
import { toastStore } from '@/core/shared/toasts/toast-store'
import { SPINNER_DELAY } from '@/ui/feedback/use-delayed'

import { createFakeTransports, entryOf, sparseFile } from './fake-transport'
import { wordsOf } from './list/progress-words'
import { ANNOUNCED_EVERY } from './list/upload-summary'
import { UploadArea } from './upload-area'
import { createUploader } from './uploader'

let server = createFakeTransports()

vi.mock(import('./site-uploader'), () => ({ createSiteUploader: () => createUploader(server.transports) }))

vi.mock(import('./list/progress-words'), { spy: true })

beforeEach(async () => {
  vi.useFakeTimers()
  setBootstrap(bootstrapOf())
  await changeLanguage('en')
  server = createFakeTransports()
})

const settle = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const row = (name: string) => within(screen.getByText(name).closest('li') ?? document.body)
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}

async function openArea(...names: string[]) {
  const area = renderArea({})
  if (names.length > 0)
    fireEvent.change(screen.getByLabelText('Songs'), { target: { files: names.map((name) => sparseFile(name, 1000)) } })
  await act(() => vi.dynamicImportSettled())
  await settle()
  return area
}

function renderArea(props: Partial<ComponentProps<typeof UploadArea>>) {
  return render(
    <MemoryRouter>
      <UploadArea label="Songs" restrictions={{ blockedFileTypes: ['exe'] }} {...props} />
    </MemoryRouter>,
  )
}

const leavesFreely = () => fireEvent(window, new Event('beforeunload', { cancelable: true }))

/** What a browser gives along when files are dropped. */
const carrying = (...files: File[]) => ({
  dataTransfer: {
    types: ['Files'],
    dropEffect: 'none',
    items: files.map((file) => ({
      webkitGetAsEntry: () => ({
        isFile: true,
        name: file.name,
        fullPath: `/${file.name}`,
        file: (take: (file: File) => void) => take(file),
      }),
    })),
  },
})

describe('a file', () => {
  test('is listed with how far it is, until it is there', async () => {
    await openArea('a.mp3', 'b.mp3')
    act(() => server.open[0]?.report(420))
    expect(row('a.mp3').getByRole('progressbar', { name: 'Upload progress for “a.mp3”' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    )
    act(() => server.open[0]?.complete(entryOf(1)))
    await settle()
    expect(row('a.mp3').getByText(/Uploaded/)).toBeVisible()
    expect(row('a.mp3').queryByRole('progressbar')).toBeNull()
    await press('Remove “a.mp3” from the list')
    expect(screen.queryByText('a.mp3')).toBeNull()
    expect(screen.getByRole('group', { name: 'Files' })).toHaveFocus()
    act(() => server.open[0]?.complete(entryOf(2)))
    await settle()
    await press('Remove “b.mp3” from the list')
    expect(screen.getByRole('group', { name: 'Files' })).toHaveFocus()
  })

  test('keeps the focus on its buttons, whatever becomes of it', async () => {
    await openArea('a.mp3')
    const focused = () => document.activeElement?.getAttribute('aria-label')
    screen.getByRole('button', { name: 'Pause “a.mp3”' }).focus()
    act(() => server.open[0]?.report(420))
    act(() => server.open[0]?.fail(new TypeError('Broken')))
    await settle()
    expect(focused()).toBe('Retry “a.mp3”')
    await press('Retry “a.mp3”')
    expect(focused()).toBe('Pause “a.mp3”')
    act(() => server.open[0]?.report(500))
    expect(focused()).toBe('Pause “a.mp3”')
    act(() => server.open[0]?.complete(entryOf(1)))
    await settle()
    expect(focused()).toBe('Remove “a.mp3” from the list')
  })

  test('is paused, resumed, cancelled and tried again', async () => {
    await openArea('a.mp3')
    await press('Pause “a.mp3”')
    expect(row('a.mp3').getByText(/Paused/)).toBeVisible()
    expect(server.open).toHaveLength(0)
    await press('Resume “a.mp3”')
    expect(server.open).toHaveLength(1)
    await press('Cancel “a.mp3”')
    expect(row('a.mp3').getByText('Cancelled')).toBeVisible()
    await press('Retry “a.mp3”')
    expect(server.open).toHaveLength(1)
  })

  test('that is refused says why, and is not tried again', async () => {
    await openArea('a.exe')
    expect(row('a.exe').getByText('This file type is not allowed')).toBeVisible()
    expect(screen.queryByRole('button', { name: /again/ })).toBeNull()
  })

  test('may be dropped anywhere, which the page says while it hangs over it', async () => {
    await openArea()
    const file = carrying(sparseFile('c.mp3', 10))
    fireEvent.dragEnter(document.body, file)
    expect(screen.getByText('Drop to upload')).toBeVisible()
    fireEvent.dragLeave(document.body, { ...file, relatedTarget: null })
    expect(screen.queryByText('Drop to upload')).toBeNull()
    expect(fireEvent.drop(document.body, file)).toBe(false)
    await settle()
    expect(row('c.mp3').getByRole('progressbar')).toBeVisible()
  })

  test('that cannot be read is told of, wherever it is dropped', async () => {
    await openArea()
    const entry = {
      isFile: true,
      file: (_: unknown, refuse: (error: Error) => void) => refuse(new Error('NotFoundError')),
    }
    const dataTransfer = { types: ['Files'], items: [{ webkitGetAsEntry: () => entry }] }
    fireEvent.drop(document.body, { dataTransfer })
    await settle()
    expect(toastStore.get()).toMatchObject({ type: 'danger', message: "Some files couldn't be read." })
    fireEvent.drop(screen.getByLabelText('Songs'), { dataTransfer })
    await settle()
    expect(screen.getByLabelText('Songs')).toHaveAccessibleDescription("Some files couldn't be read.")
  })

  test('is taken once where it is dropped on the field itself', async () => {
    await openArea()
    fireEvent.drop(screen.getByLabelText('Songs'), carrying(sparseFile('c.mp3', 10)))
    await settle()
    expect(screen.getAllByText('c.mp3')).toHaveLength(1)
  })

  test('may be pasted, but not into a field of text', async () => {
    await openArea()
    const clipboardData = { files: [sparseFile('d.mp3', 10)] }
    const text = document.body.appendChild(document.createElement('textarea'))
    fireEvent.paste(text, { clipboardData })
    text.remove()
    await settle()
    expect(screen.queryByText('d.mp3')).toBeNull()
    fireEvent.paste(document.body, { clipboardData })
    await settle()
    expect(row('d.mp3').getByRole('progressbar')).toBeVisible()
  })
})

describe('a place for files', () => {
  const song = () => ({ target: { files: [sparseFile('a.mp3', 10)] } })

  test('says that it is at work where the code for it takes its time', async () => {
    let arrive = () => {}
    renderArea({
      loadUploader: () => new Promise((resolve) => (arrive = () => resolve(createUploader(server.transports)))),
    })
    fireEvent.change(screen.getByLabelText('Songs'), song())
    await settle(SPINNER_DELAY - 1)
    expect(screen.queryByText('Loading')).toBeNull()
    await settle(1)
    expect(screen.getByText('Loading')).toBeInTheDocument()
    arrive()
    await settle()
    expect(row('a.mp3').getByRole('progressbar')).toBeVisible()
    expect(screen.queryByText('Loading')).toBeNull()
  })

  test('says when that code cannot be fetched, and takes the same file again', async () => {
    const loadUploader = vi
      .fn<() => Promise<ReturnType<typeof createUploader>>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    loadUploader.mockImplementation(() => Promise.resolve(createUploader(server.transports)))
    renderArea({ loadUploader })
    fireEvent.change(screen.getByLabelText('Songs'), song())
    await settle()
    expect(toastStore.get()).toMatchObject({ type: 'danger', message: 'There was an issue. Please try again.' })
    fireEvent.change(screen.getByLabelText('Songs'), song())
    await settle()
    expect(row('a.mp3').getByRole('progressbar')).toBeVisible()
  })

  test('that is closed takes nothing from anywhere, and does not let the browser open it', async () => {
    renderArea({ disabled: true })
    const file = carrying(sparseFile('c.mp3', 10))
    expect(screen.getByLabelText('Songs')).toBeDisabled()
    fireEvent.dragEnter(document.body, file)
    expect(screen.queryByText('Drop to upload')).toBeNull()
    expect(file.dataTransfer.dropEffect).toBe('none')
    expect(fireEvent.drop(document.body, file)).toBe(false)
    fireEvent.paste(document.body, { clipboardData: { files: [sparseFile('d.mp3', 10)] } })
    await act(() => vi.dynamicImportSettled())
    await settle()
    expect(screen.queryByRole('list')).toBeNull()
  })
})

test('what moves of one file among many costs the others nothing', async () => {
  await openArea('a.mp3', 'b.mp3', 'c.mp3', 'd.mp3')
  vi.mocked(wordsOf).mockClear()
  act(() => server.open[0]?.report(420))
  expect(new Set(vi.mocked(wordsOf).mock.calls.map(([{ name }]) => name))).toEqual(new Set(['a.mp3']))
})

test('how it stands is said now and then, and at once when all is done', async () => {
  await openArea('a.mp3')
  const said = () => within(screen.getByRole('group', { name: 'Files' })).getByRole('status').textContent
  await settle()
  const first = said()
  for (const bytes of [100, 200, 300]) {
    act(() => server.open[0]?.report(bytes))
    await settle(1000)
  }
  expect(said()).toBe(first)
  await settle(ANNOUNCED_EVERY)
  expect(said()).toBe('0 of 1 file uploaded, 30%.')
  act(() => server.open[0]?.complete(entryOf(1)))
  await settle()
  expect(said()).toBe('1 file uploaded.')
})

test('leaving the page asks while something is on its way, and not after', async () => {
  const { unmount } = await openArea('a.mp3')
  expect(leavesFreely()).toBe(false)
  act(() => server.open[0]?.complete(entryOf(1)))
  await settle()
  expect(leavesFreely()).toBe(true)
  unmount()
})

test('what is under way when the page is left is taken back', async () => {
  const { unmount } = await openArea('a.mp3')
  unmount()
  await settle()
  expect(server.open).toEqual([])
  expect(server.discarded).toHaveLength(1)
})
