import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { encodeFilters } from '@/contract/machinery/wire'
import { makeFile } from '@mock/state/factories/make-file'
import { personas } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'
import { stubObjectUrls } from '@tests/stub-object-urls'

// A Blob of Node, which the mock sends; jsdom's cannot be streamed.
const contentOf = (text: string) => new Response(text).blob()

const files = [
  makeFile({ id: 1, name: 'vāks.png', type: 'image', mime: 'image/png', content: await contentOf('png') }),
  makeFile({ id: 2, name: 'vārdi.txt', type: 'text', mime: 'text/html', content: await contentOf('<b>Aijā</b>') }),
  makeFile({ id: 3, name: 'notis.pdf', type: 'pdf', mime: 'application/pdf', content: await contentOf('%PDF-1.4') }),
  makeFile({ id: 4, name: 'miegs.mp3', type: 'audio', mime: 'audio/mpeg', owner_id: personas.artist.id }),
]

/** Adds files, and makes an endpoint refuse. */
const withFiles = (refused?: string) => ({
  as: 'admin' as const,
  prepare: ({ db, faults }: World) => {
    for (const file of files) db.files.insert(file)
    if (refused) faults.set([{ kind: 'status', status: 403, endpoint: refused, body: { message: `No ${refused}.` } }])
  },
})
describe('the list of files', () => {
  it('filters by owner and visibility', async () => {
    const filters = encodeFilters([
      { key: 'owner_id', operator: '=', value: { id: personas.artist.id, name: 'Raimonds Ozols' } },
      { key: 'public', operator: '=', value: false },
    ])
    await openSite(`/admin/files?filters=${encodeURIComponent(filters)}`, withFiles())
    expect(await screen.findByRole('link', { name: 'miegs.mp3' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'notis.pdf' })).toBeNull()
  })

  it('moves files to the trash, and restores them', async () => {
    const { user, world } = await openSite('/admin/files', withFiles())
    await user.click(await screen.findByRole('checkbox', { name: /^Select vāks\.png/ }))
    await user.click(screen.getByRole('checkbox', { name: /^Select notis\.pdf/ }))
    await user.click(screen.getByRole('button', { name: 'Move to trash' }))
    await screen.findByText('Moved 2 files to the trash')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'vāks.png' })).toBeNull())
    expect(world.db.files.get(1)?.deleted_at).toEqual(expect.any(String))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('link', { name: 'vāks.png' })).toBeVisible()
    expect(await screen.findByText('Restored 2 files')).toBeVisible()
    expect(world.db.files.get(3)?.deleted_at).toBeNull()
  })

  it('remembers what this browser moved to the trash, and restores one or several of it later', async () => {
    const { user, world } = await openSite('/admin/files', withFiles())
    await user.click(await screen.findByRole('checkbox', { name: /^Select vāks\.png/ }))
    await user.click(screen.getByRole('checkbox', { name: /^Select vārdi\.txt/ }))
    await user.click(screen.getByRole('checkbox', { name: /^Select notis\.pdf/ }))
    await user.click(screen.getByRole('button', { name: 'Move to trash' }))
    await screen.findByText('Moved 3 files to the trash')
    await user.click(screen.getByRole('button', { name: 'Restore files' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Restore files' }))
    expect(dialog.getByRole('button', { name: 'Restore' })).toBeDisabled()
    await user.click(dialog.getByRole('checkbox', { name: /^vārdi\.txt/ }))
    await user.click(dialog.getByRole('button', { name: 'Restore' }))
    expect(await screen.findByText('Restored 1 file')).toBeVisible()
    expect(world.db.files.get(2)?.deleted_at).toBeNull()
    await waitFor(() => expect(dialog.queryByRole('checkbox', { name: /^vārdi\.txt/ })).toBeNull())
    await user.click(dialog.getByRole('checkbox', { name: 'Select all' }))
    await user.click(dialog.getByRole('button', { name: 'Restore' }))
    expect(await screen.findByText('Restored 2 files')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByRole('link', { name: 'notis.pdf' })).toBeVisible()
  })

  it('restores what is left when another administrator has emptied a part of the trash', async () => {
    const { user, world } = await openSite('/admin/files', withFiles())
    await user.click(await screen.findByRole('checkbox', { name: /^Select vāks\.png/ }))
    await user.click(screen.getByRole('checkbox', { name: /^Select notis\.pdf/ }))
    await user.click(screen.getByRole('button', { name: 'Move to trash' }))
    await screen.findByText('Moved 2 files to the trash')
    world.db.files.remove(1)
    await user.click(screen.getByRole('button', { name: 'Restore files' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Restore files' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Select all' }))
    await user.click(dialog.getByRole('button', { name: 'Restore' }))
    expect(await screen.findByText('Restored 1 file. 1 file is no longer in the trash')).toBeVisible()
    expect(world.db.files.get(3)?.deleted_at).toBeNull()
  })

  it('says that the list of moved files is empty before the first one', async () => {
    const { user } = await openSite('/admin/files', withFiles())
    await user.click(await screen.findByRole('button', { name: 'Restore files' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Restore files' }))
    expect(dialog.getByText('Files that you move to the trash in this browser will show up here.')).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Restore' })).toBeNull()
  })

  it('downloads several files as one archive, and keeps them selected', async () => {
    const { user } = await openSite('/admin/files', withFiles())
    const opened = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      urls.push(this.href)
    })
    const urls: string[] = []
    await user.click(await screen.findByRole('checkbox', { name: /^Select vāks\.png/ }))
    await user.click(screen.getByRole('checkbox', { name: /^Select miegs\.mp3/ }))
    await user.click(screen.getByRole('button', { name: 'Download' }))
    await waitFor(() => expect(opened).toHaveBeenCalledOnce())
    expect(new URL(urls[0] ?? '').pathname).toBe('/api/v1/file-entries/download/MXw%2CNHw')
    expect(screen.getByRole('checkbox', { name: /^Select vāks\.png/ })).toBeChecked()
  })

  it('deletes a file permanently, and empties the trash', async () => {
    const { user, world } = await openSite('/admin/files', {
      ...withFiles(),
      prepare: (mock) => {
        withFiles().prepare(mock)
        mock.db.files.update(2, { deleted_at: '2026-01-01T00:00:00Z' })
      },
    })
    await user.click(await screen.findByRole('checkbox', { name: /^Select vāks\.png/ }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(world.db.files.get(1)).toBeUndefined())
    await user.click(screen.getByRole('button', { name: 'Empty trash' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Empty trash' }))
    expect(await screen.findByText('The trash is empty')).toBeVisible()
    expect(world.db.files.all().map(({ id }) => id)).toEqual([3, 4])
  })
})

describe('the editor of a file', () => {
  it('shows markup in a text as text', async () => {
    await openSite('/admin/files/2', withFiles())
    expect(await screen.findByRole('textbox', { name: 'vārdi.txt' })).toHaveValue('<b>Aijā</b>')
  })

  it('shows a PDF document from its bytes, whatever the server declares', async () => {
    const makeUrl = vi.fn<(blob: Blob) => string>(() => 'blob:preview')
    stubObjectUrls(makeUrl)
    await openSite('/admin/files/3', withFiles())
    await waitFor(async () => expect(await screen.findByTitle('notis.pdf')).toHaveAttribute('src', 'blob:preview'))
    expect(makeUrl).toHaveBeenCalledWith(expect.objectContaining({ type: 'application/pdf' }))
  })

  it('renames a file', async () => {
    const { user, world } = await openSite('/admin/files/1', withFiles())
    expect(await screen.findByRole('img', { name: 'vāks.png' })).toHaveAttribute(
      'src',
      `${location.origin}/api/v1/file-entries/1`,
    )
    const name = screen.getByRole('textbox', { name: 'Name' })
    await user.clear(name)
    await user.type(name, 'vāciņš.png')
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Albuma vāks')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(world.db.files.get(1)).toMatchObject({ name: 'vāciņš.png', description: 'Albuma vāks' }))
  })

  it('offers to upload new files', async () => {
    await openSite('/admin/files/new', withFiles())
    expect(await screen.findByRole('checkbox', { name: 'Anyone with the link can open them' })).toBeVisible()
    expect(screen.getByLabelText('Files', { selector: 'input' })).toBeInTheDocument()
  })
})

describe('a refused change of a file', () => {
  it.each(['fileEntries.remove', 'fileEntries.restore'])('shows the message of %s', async (endpoint) => {
    const { user, world } = await openSite('/admin/files', withFiles(endpoint))
    await user.click(await screen.findByRole('checkbox', { name: /^Select vāks\.png/ }))
    await user.click(screen.getByRole('button', { name: 'Move to trash' }))
    if (endpoint === 'fileEntries.restore') await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(`No ${endpoint}.`)).toBeVisible()
    expect(Boolean(world.db.files.get(1)?.deleted_at)).toBe(endpoint === 'fileEntries.restore')
  })
})
