import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { HttpStatus } from '@/contract/machinery/http-status'
import { FILES_PER_PAGE } from '@/core/shared/file-picker/public-files'
import { makeFile } from '@mock/state/factories/make-file'
import type { World } from '@mock/state/world'
import { grant } from '@tests/faults/admin-rights'
import { openSite, type Visit } from '@tests/site'

const picture = (id: number, name: string) =>
  makeFile({
    id,
    name,
    file_name: `${id}.png`,
    type: 'image',
    mime: 'image/png',
    disk: 'public',
    disk_prefix: 'page_media',
  })

const files = [
  picture(1, 'pele.png'),
  picture(2, 'kaķis.png'),
  makeFile({ id: 3, name: 'privāts.png', type: 'image', mime: 'image/png' }),
  makeFile({
    id: 5,
    name: 'iPhone',
    file_name: '5.heic',
    type: 'image',
    mime: 'image/heic',
    disk: 'public',
    disk_prefix: 'page_media',
  }),
  makeFile({ id: 4, name: 'vārdi.txt', type: 'text', disk: 'public', disk_prefix: 'page_media' }),
]

const withFiles =
  (rows = files) =>
  ({ db }: World): void => {
    for (const row of rows) db.files.insert(row)
  }

/** Finds the button of the field of one picture. */
const chooseButton = async () =>
  within(await screen.findByRole('group', { name: 'Picture' })).findByRole('button', { name: 'Choose from files' })

/** Opens the editor of an artist, and the dialog of its picture. */
async function openDialog(visit: Visit = {}) {
  const site = await openSite('/admin/artists/1', { as: 'admin', prepare: withFiles(), ...visit })
  await site.user.click(await chooseButton())
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose from files' }))
  const names = () => dialog.queryAllByRole('option').map((option) => option.getAttribute('aria-label'))
  return { ...site, dialog, names }
}

describe('the dialog of the site’s pictures', () => {
  it('offers public pictures that every browser shows, and fills the field with the stored URL of the chosen one', async () => {
    const { user, world, dialog, names } = await openDialog()
    await dialog.findByRole('option', { name: 'pele.png' })
    expect(new Set(names())).toEqual(new Set(['kaķis.png', 'pele.png']))
    await user.click(dialog.getByRole('option', { name: 'kaķis.png' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await chooseButton()).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(world.db.artists.get(1)?.image_small).toBe('storage/page_media/2.png'))
  })

  it.each(['Cancel', 'Escape'])('changes nothing after %s', async (way) => {
    const { user, dialog } = await openDialog()
    await dialog.findByRole('option', { name: 'pele.png' })
    await (way === 'Escape' ? user.keyboard('{Escape}') : user.click(dialog.getByRole('button', { name: 'Cancel' })))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('group', { name: 'Picture' }).querySelector('img')?.src).not.toContain('page_media')
  })

  it('searches, and says that nothing was found', async () => {
    const { user, dialog, names } = await openDialog()
    await dialog.findByRole('option', { name: 'pele.png' })
    const search = dialog.getByRole('searchbox', { name: 'Search pictures' })
    expect(search).toHaveFocus()
    await user.type(search, 'kaķ')
    await waitFor(() => expect(names()).toEqual(['kaķis.png']))
    await user.type(search, 'zz')
    expect(await dialog.findByRole('heading', { name: 'Nothing found' })).toBeVisible()
    await user.clear(search)
    expect(await dialog.findByRole('option', { name: 'pele.png' })).toBeVisible()
  })

  it('shows which pictures it offers when there are none', async () => {
    const { dialog } = await openDialog({ prepare: withFiles([]) })
    expect(await dialog.findByRole('heading', { name: 'No pictures yet' })).toBeVisible()
  })

  it('loads more pictures', async () => {
    const rows = Array.from({ length: FILES_PER_PAGE + 1 }, (_, index) => picture(index + 1, `${index + 1}.png`))
    const { user, dialog, names } = await openDialog({ prepare: withFiles(rows) })
    await waitFor(() => expect(names()).toHaveLength(FILES_PER_PAGE))
    await user.click(dialog.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(names()).toHaveLength(rows.length))
    expect(dialog.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('retries after a failure', async () => {
    const status = HttpStatus.BadRequest
    const { user, world, dialog } = await openDialog({
      prepare: (before) => {
        withFiles()(before)
        before.faults.set([{ kind: 'status', endpoint: 'fileEntries.list', status }])
      },
    })
    const retry = await dialog.findByRole('button', { name: 'Try again' })
    world.faults.set([])
    await user.click(retry)
    expect(await dialog.findByRole('option', { name: 'pele.png' })).toBeVisible()
  })

  it('takes the place of a refused file', async () => {
    const { user } = await openSite('/admin/artists/1', { as: 'admin', prepare: withFiles() })
    await chooseButton()
    const input = screen.getByRole('group', { name: 'Picture' }).querySelector('input[type=file]')
    if (input instanceof HTMLInputElement) await user.upload(input, new File(['x'], 'x.heic', { type: 'image/heic' }))
    expect(await screen.findByText(/^This is a HEIC photo/)).toBeVisible()
    await user.click(await chooseButton())
    await user.click(await screen.findByRole('option', { name: 'pele.png' }))
    await waitFor(() => expect(screen.queryByText(/^This is a HEIC photo/)).toBeNull())
  })
})

it('adds several pictures at once, also from different searches', async () => {
  const { user, world } = await openSite('/admin/artists/1', { as: 'admin', prepare: withFiles() })
  const group = within(await screen.findByRole('group', { name: 'Profile pictures' }))
  // Without pictures of its own, the server shows the artist's picture as one.
  const before = world.db.artists.get(1)?.image_small
  await user.click(await group.findByRole('button', { name: 'Choose from files' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose from files' }))
  expect(dialog.getByRole('button', { name: 'Add 0 pictures' })).toBeDisabled()
  await user.click(await dialog.findByRole('option', { name: 'pele.png' }))
  await user.type(dialog.getByRole('searchbox', { name: 'Search pictures' }), 'kaķ')
  await waitFor(() => expect(dialog.queryByRole('option', { name: 'pele.png' })).toBeNull())
  await user.click(dialog.getByRole('option', { name: 'kaķis.png' }))
  expect(dialog.getByRole('option', { name: 'kaķis.png' })).toHaveAttribute('aria-selected', 'true')
  await user.click(dialog.getByRole('button', { name: 'Add 2 pictures' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(world.db.artists.get(1)?.profile_images).toEqual([
      before,
      'storage/page_media/1.png',
      'storage/page_media/2.png',
    ]),
  )
})

it('hides the button without the right to see files', async () => {
  await openSite('/admin/artists/1', {
    as: 'free',
    prepare: (world) => grant(world, ['admin.access', 'music.view', 'artists.view', 'artists.update', 'files.create']),
  })
  expect(await screen.findByRole('group', { name: 'Picture' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Choose from files' })).toBeNull()
})
