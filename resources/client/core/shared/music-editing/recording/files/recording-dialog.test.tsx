import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { makeFile } from '@mock/state/factories/make-file'
import type { World } from '@mock/state/world'
import { grant } from '@tests/faults/admin-rights'
import { openSite, type Visit } from '@tests/site'
import { stubDurations } from '@tests/stub-durations'

const recording = (id: number, name: string) =>
  makeFile({ id, name, file_name: `${id}.mp3`, type: 'audio', mime: 'audio/mpeg', file_size: 2_000_000 })

const inPublic = { disk: 'public', disk_prefix: 'track_media' } as const

function withFiles({ db }: World): void {
  db.files.insert({ ...recording(1, 'pele.mp3'), ...inPublic })
  db.files.insert({ ...recording(2, 'kaķis.mp3'), ...inPublic })
  db.files.insert(recording(3, 'privāts.mp3'))
  db.files.insert({ ...recording(4, 'vārdi.txt'), ...inPublic, type: 'text' })
}

/** Opens the editor of a song, and the site's recordings. */
async function openDialog(visit: Visit = {}) {
  const site = await openSite('/admin/tracks/1', { as: 'admin', prepare: withFiles, ...visit })
  const group = within(await screen.findByRole('region', { name: 'Recording' }))
  const button = group.getByRole('button', { name: 'Choose from files' })
  await site.user.click(button)
  return { ...site, group, button, dialog: within(await screen.findByRole('dialog', { name: 'Choose from files' })) }
}

it('offers public recordings, and takes the source and the duration of the chosen one', async () => {
  const { user, world, group, button, dialog } = await openDialog({
    prepare: (before) => {
      withFiles(before)
      stubDurations(95)
    },
  })
  await dialog.findByRole('button', { name: /^pele\.mp3/ })
  const rows = within(dialog.getByRole('list', { name: 'Recordings' })).getAllByRole('button')
  expect(rows.map(({ textContent }) => textContent).sort()).toEqual([
    expect.stringMatching(/^kaķis\.mp3.*1\.9 MB · /),
    expect.stringMatching(/^pele\.mp3/),
  ])
  await user.type(dialog.getByRole('searchbox', { name: 'Search recordings' }), 'pel')
  await waitFor(() => expect(dialog.queryByRole('button', { name: /^kaķis/ })).toBeNull())
  await user.click(dialog.getByRole('button', { name: /^pele\.mp3/ }))
  await waitFor(() => expect(group.getByLabelText('Source')).toHaveValue('storage/track_media/1.mp3'))
  expect(group.getByRole('textbox', { name: 'Duration' })).toHaveValue('1:35')
  expect(button).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(world.db.tracks.get(1)?.src).toBe('storage/track_media/1.mp3'))
  expect(world.db.tracks.get(1)?.duration).toBe(95_000)
})

it('changes nothing after Escape, and shows what it offers where there are no recordings', async () => {
  const { user, group, dialog } = await openDialog({ prepare: () => undefined })
  const before = group.getByLabelText<HTMLInputElement>('Source').value
  expect(await dialog.findByRole('heading', { name: 'No recordings yet' })).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(group.getByLabelText('Source')).toHaveValue(before)
})

it('hides the button from users who may not see files', async () => {
  await openSite('/admin/tracks/1', {
    as: 'free',
    prepare: (world) => grant(world, ['admin.access', 'music.view', 'tracks.view', 'tracks.update']),
  })
  const group = within(await screen.findByRole('region', { name: 'Recording' }))
  expect(group.getByLabelText('Source')).toBeVisible()
  expect(group.queryByRole('button', { name: 'Choose from files' })).toBeNull()
})
