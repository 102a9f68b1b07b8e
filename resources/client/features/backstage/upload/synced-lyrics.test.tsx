import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'

import type { World } from '@mock/state/world'
import { song } from '@tests/chosen-songs'
import { openUpload } from '@tests/open-upload'

beforeAll(() =>
  Promise.all([
    import('../backstage-screen'),
    import('./upload'),
    import('@/core/shared/publishing/components/edit-songs-dialog'),
  ]),
)

const TIMED = '[00:01.00]Aijā\n[00:02.50]žūžū'

const mayCreateLyrics = ({ db }: World): void => {
  const role = db.roles.all().find(({ name }) => name === 'artists')
  const permissions = [...(role?.permissions ?? []), { name: 'lyrics.create', restrictions: [] }]
  if (role) db.roles.update(role.id, { permissions })
}

const visit = { path: '/backstage/upload', as: 'artist' } as const

/** Opens the upload of an artist with a song, and the dialog of its fields. */
async function editSong(prepare?: (world: World) => void) {
  const site = await openUpload({ ...visit, ...(prepare && { prepare }) })
  await site.add(song('1.wav', { title: 'Pirmā', lyrics: 'Aijā\nžūžū' }))
  await site.user.click(screen.getByRole('button', { name: 'Edit Pirmā' }))
  return { ...site, dialog: within(await screen.findByRole('dialog', { name: 'Edit Pirmā' })) }
}

/** Times both lines, and applies them. */
async function timeLines({ user, dialog }: Awaited<ReturnType<typeof editSong>>): Promise<void> {
  await user.click(dialog.getByRole('radio', { name: 'Synced' }))
  for (const [line, time] of ['00:01.00', '00:02.50'].entries()) {
    await user.click(await dialog.findByRole('textbox', { name: `Time of line ${line + 1}` }))
    await user.paste(time)
  }
  await user.click(dialog.getByRole('button', { name: 'Apply' }))
}

const lyricsOf = ({ db }: World) => {
  const track = db.tracks.all().find(({ name }) => name === 'Pirmā')
  return db.lyrics.all().filter(({ track_id }) => track_id === track?.id)
}

describe('lyrics of a song that is published', () => {
  it('take plain text without the right to lyrics', async () => {
    const { user, world, dialog, publish } = await editSong()
    expect(dialog.queryByRole('radio', { name: 'Synced' })).toBeNull()
    expect(dialog.queryByRole('button', { name: 'Import an LRC file' })).toBeNull()
    expect(dialog.getByRole('textbox', { name: 'Lyrics' })).toHaveValue('Aijā\nžūžū')
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    await publish()
    await screen.findByRole('heading', { name: '1 song is published' })
    expect(lyricsOf(world)).toMatchObject([{ text: 'Aijā\nžūžū', is_synced: false }])
  })

  it('take times with the right to lyrics, once every line has one', async () => {
    const site = await editSong(mayCreateLyrics)
    const { user, world, dialog, publish } = site
    await user.click(dialog.getByRole('radio', { name: 'Synced' }))
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    expect(await dialog.findByText('2 lines have no time.')).toBeVisible()
    expect(dialog.getByRole('textbox', { name: 'Time of line 1' })).toHaveFocus()
    await timeLines(site)
    await publish()
    await screen.findByRole('heading', { name: '1 song is published' })
    expect(lyricsOf(world)).toMatchObject([{ text: TIMED, is_synced: true, duration: 21_000 }])
  })

  it('take lines and times of an LRC file in place of those in the song', async () => {
    const { user, world, dialog, publish } = await editSong(mayCreateLyrics)
    await user.upload(dialog.getByLabelText('LRC file'), new File([TIMED], 'pirmā.lrc'))
    await user.click(await screen.findByRole('button', { name: 'Replace' }))
    expect(await dialog.findByRole('textbox', { name: 'Time of line 2' })).toHaveValue('00:02.50')
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    await publish()
    await screen.findByRole('heading', { name: '1 song is published' })
    expect(lyricsOf(world)).toMatchObject([{ text: TIMED, is_synced: true, duration: 21_000 }])
  })

  it('follow in another try after a refusal, while the song stays public', async () => {
    const site = await editSong(mayCreateLyrics)
    const { world, user, publish } = site
    await timeLines(site)
    world.faults.set([{ kind: 'status', status: 422, endpoint: 'lyrics.create', body: { message: 'Too long.' } }])
    await publish()
    expect(await screen.findByText('Too long.')).toBeVisible()
    expect(screen.getByText('Published')).toBeVisible()
    world.faults.set([])
    await user.click(screen.getByRole('button', { name: /^Publish the remaining/ }))
    await screen.findByRole('heading', { name: '1 song is published' })
    expect(world.db.tracks.all().filter(({ name }) => name === 'Pirmā')).toHaveLength(1)
    expect(lyricsOf(world)).toMatchObject([{ text: TIMED, is_synced: true }])
  })

  it('stay single after a lost response', async () => {
    const site = await editSong(mayCreateLyrics)
    const { world, user, publish } = site
    await timeLines(site)
    world.faults.set([{ kind: 'lost', endpoint: 'lyrics.create', times: 1 }])
    await publish()
    expect(await screen.findByText("The timed lyrics aren't saved yet. Publish again to save them.")).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Publish the remaining/ }))
    await screen.findByRole('heading', { name: '1 song is published' })
    expect(lyricsOf(world)).toHaveLength(1)
  })
})
