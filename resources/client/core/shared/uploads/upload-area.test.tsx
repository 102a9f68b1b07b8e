import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { changeLanguage } from '@/core/platform/i18n/i18n'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'
import { toastStore } from '@/core/shared/toasts/toast-store'
import { SPINNER_DELAY_MS } from '@/ui/feedback/spinner'

import { progressText } from './list/progress-text'
import { ANNOUNCE_EVERY_MS } from './list/upload-list'
import { createFakeTransports, entryOf, sparseFile } from './testing/fake-transport'
import { UploadArea } from './upload-area'
import { createUploader } from './uploader'

let server = createFakeTransports()

vi.mock(import('./site-uploader'), () => ({ createSiteUploader: () => createUploader(server.transports) }))

vi.mock(import('./list/progress-text'), { spy: true })

beforeEach(async () => {
  vi.useFakeTimers()
  setBootstrap(bootstrapOf())
  await changeLanguage('en')
  server = createFakeTransports()
})

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))
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

/** Returns false when the page asks for confirmation. */
const canLeave = () => fireEvent(window, new Event('beforeunload', { cancelable: true }))

/** Event data of a file drop. */
const dropOf = (...files: File[]) => ({
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

describe('UploadArea: one file', () => {
  test('lists a file with its progress until it is uploaded and removed', async () => {
    await openArea('a.mp3', 'b.mp3')
    act(() => server.open[0]?.report(420))
    await settle()
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

  test('keeps the focus on the buttons when they change', async () => {
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

  test('pauses, resumes, cancels and retries', async () => {
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

  test('shows why a file is refused, without a retry button', async () => {
    await openArea('a.exe')
    expect(row('a.exe').getByText('This file type is not allowed')).toBeVisible()
    expect(screen.queryByRole('button', { name: /again/ })).toBeNull()
  })

  test('accepts files dropped anywhere, and shows a hint while they are dragged', async () => {
    await openArea()
    const file = dropOf(sparseFile('c.mp3', 10))
    fireEvent.dragEnter(document.body, file)
    expect(screen.getByText('Drop to upload')).toBeVisible()
    fireEvent.dragLeave(document.body, { ...file, relatedTarget: null })
    expect(screen.queryByText('Drop to upload')).toBeNull()
    expect(fireEvent.drop(document.body, file)).toBe(false)
    await settle()
    expect(row('c.mp3').getByRole('progressbar')).toBeVisible()
  })

  test('reports dropped files that cannot be read', async () => {
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

  test('accepts a file once when it is dropped on the field itself', async () => {
    await openArea()
    fireEvent.drop(screen.getByLabelText('Songs'), dropOf(sparseFile('c.mp3', 10)))
    await settle()
    expect(screen.getAllByText('c.mp3')).toHaveLength(1)
  })

  test('accepts pasted files, except in text fields', async () => {
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

describe('UploadArea', () => {
  const song = () => ({ target: { files: [sparseFile('a.mp3', 10)] } })

  test('shows a spinner while the uploader’s code loads slowly', async () => {
    let arrive = () => {}
    renderArea({
      loadUploader: () => new Promise((resolve) => (arrive = () => resolve(createUploader(server.transports)))),
    })
    fireEvent.change(screen.getByLabelText('Songs'), song())
    await settle(SPINNER_DELAY_MS - 1)
    expect(screen.queryByText('Loading')).toBeNull()
    await settle(1)
    expect(screen.getByText('Loading')).toBeInTheDocument()
    arrive()
    await settle()
    expect(row('a.mp3').getByRole('progressbar')).toBeVisible()
    expect(screen.queryByText('Loading')).toBeNull()
  })

  test('shows a toast when the code cannot be loaded, and accepts the same file again', async () => {
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

  test('accepts no files when disabled, and keeps the browser from opening dropped ones', async () => {
    renderArea({ disabled: true })
    const file = dropOf(sparseFile('c.mp3', 10))
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

test('re-renders only the row whose file moved', async () => {
  await openArea('a.mp3', 'b.mp3', 'c.mp3', 'd.mp3')
  vi.mocked(progressText).mockClear()
  act(() => server.open[0]?.report(420))
  await settle()
  expect(new Set(vi.mocked(progressText).mock.calls.map(([{ name }]) => name))).toEqual(new Set(['a.mp3']))
})

test('throttles progress announcements and announces the end immediately', async () => {
  await openArea('a.mp3')
  const announced = () => within(screen.getByRole('group', { name: 'Files' })).getByRole('status').textContent
  await settle()
  const first = announced()
  for (const bytes of [100, 200, 300]) {
    act(() => server.open[0]?.report(bytes))
    await settle(1000)
  }
  expect(announced()).toBe(first)
  await settle(ANNOUNCE_EVERY_MS)
  expect(announced()).toBe('0 of 1 file uploaded, 30%.')
  act(() => server.open[0]?.complete(entryOf(1)))
  await settle()
  expect(announced()).toBe('1 file uploaded.')
})

test('asks before leaving the page only while uploading', async () => {
  const { unmount } = await openArea('a.mp3')
  expect(canLeave()).toBe(false)
  act(() => server.open[0]?.complete(entryOf(1)))
  await settle()
  expect(canLeave()).toBe(true)
  unmount()
})

test('discards running uploads on unmount', async () => {
  const { unmount } = await openArea('a.mp3')
  unmount()
  await settle()
  expect(server.open).toEqual([])
  expect(server.discarded).toHaveLength(1)
})
