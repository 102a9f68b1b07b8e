import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { cropImage } from '@/core/shared/images/crop-picture'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'
import { stubObjectUrls } from '@tests/stub-object-urls'

vi.mock(import('@/core/shared/images/crop-picture'))

type Site = Awaited<ReturnType<typeof openSite>>

const FREE = 3
const SONG = 'Ballad for a Shy Fawn'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const dialog = (name: string) => screen.findByRole('dialog', { name })
const box = (name: string) => screen.getByRole('textbox', { name })
const ownOf = ({ db }: World) => db.playlists.all().filter(({ owner_id }) => owner_id === FREE)

/** Adds a playlist with one track, owned by the persona. */
const withOwn =
  (name = 'Rīta dziesmas') =>
  ({ db }: World) => {
    const id = db.playlists.nextId()
    const pattern = db.playlists.get(12)
    if (pattern)
      db.playlists.insert({
        ...pattern,
        id,
        name,
        owner_id: FREE,
        editor_ids: [FREE],
        collaborative: false,
        track_ids: [15],
        description: null,
      })
  }

/** Fakes a wide screen, which shows the sidebar. */
const widen = () =>
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: true }))

const choose = async ({ user }: Site, thing: string, entry: string) => {
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: `More options for ${thing}` }))
  await user.click(await screen.findByRole('menuitem', { name: entry }))
}

// Compile lazy chunks up front, so that no test waits for them.
beforeAll(
  () =>
    Promise.all([
      import('@/core/shared/forms/form-engine'),
      import('./components/playlist-form'),
      import('./playlist-screen'),
    ]).then(() => {}),
  60_000,
)

describe('NewPlaylistForm', () => {
  const start = async (site: Site) => {
    const own = within(await screen.findByRole('navigation', { name: 'Your playlists' }))
    await site.user.click(own.getByRole('button', { name: 'New playlist' }))
    await dialog('New playlist')
    return own
  }

  it('creates a playlist from the sidebar and opens it', async () => {
    widen()
    const site = await openSite('/album/2', { as: 'free' })
    await start(site)
    await site.user.type(box('Name'), 'Ceļam')
    await site.user.click(screen.getByRole('checkbox', { name: 'Public' }))
    await site.user.click(screen.getByRole('button', { name: 'Create' }))
    expect(await heading('Ceļam')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Find songs' })).toBeVisible()
    expect(ownOf(site.world)).toMatchObject([
      { name: 'Ceļam', public: true, collaborative: false, description: null, image: null },
    ])
    const own = within(screen.getByRole('navigation', { name: 'Your playlists' }))
    expect(await own.findByRole('link', { name: 'Ceļam' })).toHaveAttribute('aria-current', 'page')
  })

  it('shows client and server errors on the field they concern', async () => {
    widen()
    const site = await openSite('/album/2', { as: 'free', prepare: withOwn('Ceļam') })
    await start(site)
    await site.user.type(box('Name'), 'Ce')
    await site.user.type(box('Description'), 'Par īsu')
    await site.user.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(box('Name')).toHaveAccessibleDescription(/at least 3 characters/))
    expect(box('Description')).toHaveAccessibleDescription(/at least 20 characters/)
    await site.user.type(box('Name'), 'ļam')
    await site.user.clear(box('Description'))
    await site.user.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(box('Name')).toHaveAccessibleDescription('The name has already been taken.'))
    expect(ownOf(site.world)).toHaveLength(1)
  })

  it('offers no new playlist to users without permission to create one', async () => {
    widen()
    await openSite('/album/2', {
      as: 'free',
      prepare: ({ db }) => {
        for (const { id, permissions } of db.roles.all()) {
          db.roles.update(id, { permissions: permissions.filter(({ name }) => name !== 'playlists.create') })
        }
      },
    })
    const own = within(await screen.findByRole('navigation', { name: 'Your playlists' }))
    expect(own.getByRole('link', { name: /Kopā ar kori/ })).toBeVisible()
    expect(own.queryByRole('button')).toBeNull()
  })
})

describe('the owner of a playlist', () => {
  it('edits it in a dialog filled with the current values', async () => {
    const site = await openSite('/playlist/12', { as: 'artist' })
    await choose(site, 'Kopā ar kori', 'Edit playlist')
    await dialog('Edit playlist')
    expect(box('Description')).toHaveValue('Liekam kopā katrs savu mīļāko dziesmu.')
    expect(screen.getByRole('checkbox', { name: 'Let others add songs' })).toBeChecked()
    await site.user.clear(box('Name'))
    await site.user.type(box('Name'), 'Kora izlase')
    await site.user.clear(box('Description'))
    await site.user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await heading('Kora izlase')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(site.world.db.playlists.get(12)).toMatchObject({
      name: 'Kora izlase',
      description: null,
      collaborative: true,
    })
  })

  it('deletes it after a confirmation', async () => {
    const site = await openSite('/playlist/12', { as: 'artist' })
    await choose(site, 'Kopā ar kori', 'Delete playlist')
    const question = within(await screen.findByRole('dialog', { name: 'Delete “Kopā ar kori”?' }))
    await site.user.click(question.getByRole('button', { name: 'Cancel' }))
    expect(site.world.db.playlists.get(12)).toBeDefined()
    await choose(site, 'Kopā ar kori', 'Delete playlist')
    await site.user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('“Kopā ar kori” was deleted.')).toBeVisible()
    await waitFor(() => expect(window.location.pathname).toBe('/'))
    expect(site.world.db.playlists.get(12)).toBeUndefined()
  })
})

describe('playlist cover', () => {
  const picture = (name = 'vāks.png') => new File(['la'], name, { type: 'image/png' })
  const covers = ({ db }: World) => db.files.all().filter(({ disk_prefix }) => disk_prefix === 'playlist_media')
  const cover = () => within(screen.getByRole('group', { name: 'Cover' }))
  const saved = ({ db }: World) => db.playlists.get(12)?.image
  const image = 'storage/playlist_media/old.png'

  beforeEach(() => {
    vi.mocked(cropImage).mockResolvedValue({ status: 'done', file: picture() })
    stubObjectUrls(() => 'blob:http://dziesma.test/1')
  })

  const open = async (prepare: (world: World) => void = () => {}) => {
    const site = await openSite('/playlist/12', { as: 'artist', prepare })
    await choose(site, 'Kopā ar kori', 'Edit playlist')
    await dialog('Edit playlist')
    return site
  }
  const pick = async ({ user }: Site) => {
    await user.upload(screen.getByLabelText('Cover', { selector: 'input' }), picture())
  }
  const canLeavePage = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const save = ({ user }: Site) => user.click(screen.getByRole('button', { name: 'Save' }))

  it('uploads the picked image and saves it with the form', async () => {
    const site = await open()
    const before = covers(site.world).length
    await pick(site)
    await waitFor(() => expect(covers(site.world)).toHaveLength(before + 1))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy'))
    expect(cover().getByRole('status')).toHaveTextContent('Uploaded')
    await save(site)
    await waitFor(() => expect(saved(site.world)).toContain(covers(site.world).at(-1)?.file_name))
    expect(vi.mocked(cropImage)).toHaveBeenCalledWith(expect.any(File), expect.objectContaining({ shape: 'square' }))
  })

  it('removes the cover', async () => {
    const site = await open(({ db }) => void db.playlists.update(12, { image }))
    await site.user.click(cover().getByRole('button', { name: 'Remove image' }))
    expect(cover().getByRole('button', { name: 'Upload image' })).toHaveFocus()
    await save(site)
    await waitFor(() => expect(saved(site.world)).toBeNull())
  })

  it('rejects a file that is not an image', async () => {
    vi.mocked(cropImage).mockResolvedValue({ status: 'unfit' })
    const site = await open()
    await pick(site)
    expect(await cover().findByText('Please select an image.')).toBeVisible()
    expect(cover().getByRole('button', { name: 'Upload image' })).toHaveAccessibleDescription('Please select an image.')
  })

  it('offers to retry a failed upload or return to the previous cover', async () => {
    const site = await open(({ db, faults }) => {
      db.playlists.update(12, { image })
      faults.set([
        {
          kind: 'status',
          status: 500,
          endpoint: 'fileEntries.upload',
          times: 2,
          body: { message: 'The disk is full.' },
        },
      ])
    })
    await pick(site)
    expect(await cover().findByText('The disk is full.')).toBeVisible()
    await site.user.click(cover().getByRole('button', { name: 'Remove image' }))
    expect(cover().queryByText('The disk is full.')).toBeNull()
    expect(cover().getByRole('button', { name: 'Replace image' })).toBeVisible()
    await pick(site)
    await site.user.click(await cover().findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(cover().queryByRole('button', { name: 'Try again' })).toBeNull())
    await save(site)
    await waitFor(() => expect(saved(site.world)).toContain(covers(site.world).at(-1)?.file_name))
  })

  it('rejects a file type blocked by the site without uploading and offers no retry', async () => {
    const site = await open(({ db }) => Object.assign(db.settings, { uploads: { blocked_extensions: ['png'] } }))
    const before = covers(site.world).length
    await pick(site)
    expect(await cover().findByText('This file type is not allowed')).toBeVisible()
    expect(cover().queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(cover().getByRole('button', { name: 'Remove image' })).toBeVisible()
    expect(covers(site.world)).toHaveLength(before)
  })

  it('saves once an upload has ended, and without it once it is cancelled', async () => {
    const site = await open(({ db, faults }) => {
      db.playlists.update(12, { image })
      faults.set([{ kind: 'timeout', endpoint: 'fileEntries.upload' }])
    })
    await pick(site)
    expect(await cover().findByRole('progressbar', { name: 'Uploading' })).toBeVisible()
    expect(canLeavePage()).toBe(false)
    await save(site)
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('dialog')).toBeVisible()
    await site.user.click(cover().getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(canLeavePage()).toBe(true)
    expect(saved(site.world)).toBe(image)
  })
})

describe('AddToPlaylistDialog', () => {
  const start = async (prepare: (world: World) => void) => {
    const site = await openSite('/album/2', { as: 'free', prepare })
    await choose(site, SONG, 'Add to playlist')
    return { ...site, choices: within(await dialog('Add to playlist')) }
  }

  it('appends the track to the chosen playlist', async () => {
    const { user, world, choices } = await start(withOwn())
    const before = world.db.playlists.get(12)?.track_ids ?? []
    await user.type(choices.getByRole('searchbox'), 'kopa')
    expect(choices.getAllByRole('listitem')).toHaveLength(1)
    await user.click(choices.getByRole('button', { name: /Kopā ar kori/ }))
    expect(await screen.findByText('Added to “Kopā ar kori”')).toBeVisible()
    expect(world.db.playlists.get(12)?.track_ids).toEqual([...before, 15])
    expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/playlist/12/kopa-ar-kori')
  })

  it('warns about a duplicate and adds it after “Add anyway”', async () => {
    const { user, world, choices } = await start(withOwn())
    await user.click(choices.getByRole('button', { name: /Rīta dziesmas/ }))
    expect(await choices.findByText('Already in this playlist')).toBeVisible()
    expect(ownOf(world)[0]?.track_ids).toEqual([15])
    await user.click(choices.getByRole('button', { name: 'Add anyway' }))
    await waitFor(() => expect(ownOf(world)[0]?.track_ids).toEqual([15, 15]))
  })

  it('creates a playlist with the typed name', async () => {
    const { user, world, choices } = await start(() => {})
    await user.type(choices.getByRole('searchbox'), 'Nav')
    expect(choices.getByRole('heading', { name: 'No matching playlists' })).toBeVisible()
    await user.click(choices.getByRole('button', { name: 'Clear search' }))
    await user.type(choices.getByRole('searchbox'), 'Miegam')
    await user.click(choices.getByRole('button', { name: 'New playlist “Miegam”' }))
    await dialog('New playlist')
    expect(box('Name')).toHaveValue('Miegam')
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(await screen.findByText('Added to “Miegam”')).toBeVisible()
    expect(ownOf(world)).toMatchObject([{ name: 'Miegam', track_ids: [15] }])
  })

  it('shows an error when the server refuses', async () => {
    const { user, world, choices } = await start(withOwn())
    world.faults.set([{ kind: 'status', status: 500, endpoint: 'playlists.addTracks' }])
    await user.click(choices.getByRole('button', { name: /Kopā ar kori/ }))
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement())
    expect(world.db.playlists.get(12)?.track_ids).not.toContain(15)
  })
})
