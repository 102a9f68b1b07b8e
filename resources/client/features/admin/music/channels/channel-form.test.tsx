import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

// Compiling the chunks for the first time can exceed a test's timeout.
beforeAll(() => Promise.all([import('./channel-form'), import('@/core/shared/records/editor/overwrite-dialog')]))

const CHANNEL = 5
const chosenSongs = { contentType: 'manual', contentModel: 'track', layout: 'list', nestedLayout: 'carousel' } as const

const openEditor = (config: Record<string, unknown>, prepare?: (world: World) => void) =>
  openSite(`/admin/channels/${CHANNEL}`, {
    as: 'admin',
    prepare: (world) => {
      world.db.channels.update(CHANNEL, { config, item_ids: [1, 2], updated_at: '2026-01-01T00:00:00.000000Z' })
      prepare?.(world)
    },
  })
/** Makes the server respond to an update of the content with this body. */
function respondToUpdate(body: object): void {
  const real = fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const response = await real(input, init)
    return response.url.includes('/update-content') ? Response.json(body) : response
  })
}
const field = (name: string) => screen.findByRole('combobox', { name })

describe('the editor of a channel', () => {
  it('names the kind of content apart from the section around it', async () => {
    await openEditor(chosenSongs)
    expect(await field('Kind of content')).toHaveTextContent('Songs')
    expect(screen.queryByRole('combobox', { name: 'Content' })).toBeNull()
  })

  it('previews a new channel, whose content follows with the save', async () => {
    const { user } = await openSite('/admin/channels/new', { as: 'admin' })
    await user.click(await screen.findByRole('button', { name: 'Preview' }))
    expect(await screen.findByTitle('Preview of the channel')).toHaveAttribute(
      'src',
      new URL('/?appearanceEditor=true', location.href).href,
    )
    expect(screen.getByText('The content appears once you save.')).toBeVisible()
  })

  it('offers no nameless way to further pages where the server has none', async () => {
    const { user } = await openEditor(chosenSongs)
    const pages = await field('Further pages')
    expect(pages).toHaveTextContent('Choose')
    await user.click(pages)
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
    expect(options).toEqual(['More while scrolling', 'Numbered pages', 'Previous and next'])
  })

  it('names the values of both versions if someone else has saved the channel meanwhile', async () => {
    const { user, world } = await openEditor({ ...chosenSongs, paginationType: 'simple' })
    await user.click(await field('Further pages'))
    await user.click(await screen.findByRole('option', { name: 'Numbered pages' }))
    world.db.channels.update(CHANNEL, {
      config: { ...chosenSongs, paginationType: 'infiniteScroll', contentType: 'listAll' },
      updated_at: '2030-01-01T00:00:00.000000Z',
    })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Overwrite newer changes?' }))
    const versionsOf = (name: string) =>
      within(dialog.getByRole('region', { name }))
        .getAllByRole('definition')
        .map(({ textContent }) => textContent)
    expect(versionsOf('Further pages')).toEqual(['Numbered pages', 'More while scrolling'])
    expect(versionsOf('Which')).toEqual(['Chosen by hand', 'Everything on the site'])
  })
})

describe('saving a channel', () => {
  const everySetting = {
    ...{ contentType: 'autoUpdate', contentModel: 'track', contentOrder: 'channelables.order:asc' },
    ...{ layout: 'list', nestedLayout: 'carousel', paginationType: 'lengthAware' },
    ...{ autoUpdateMethod: 'playlistTracks', autoUpdateProvider: 'spotify', autoUpdateValue: '37i9' },
    ...{ restriction: null, restrictionModelId: null, seoTitle: 'Dziesmas', seoDescription: 'Visas' },
    ...{ hideTitle: false, lockSlug: false, preventDeletion: false },
  }
  const openFollower = () => openEditor(everySetting, ({ db }) => void (db.settings['spotify_is_setup'] = true))
  type Site = Awaited<ReturnType<typeof openEditor>>
  /** Presses “Save”, and waits until the server has these settings. */
  async function expectSave({ user, world }: Site, config: object): Promise<void> {
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(world.db.channels.get(CHANNEL)?.config).toMatchObject(config))
  }
  async function choose({ user }: Site, name: string, option: string): Promise<void> {
    await user.click(await field(name))
    await user.click(await screen.findByRole('option', { name: option }))
  }

  it('changes its flags, and keeps every other setting', async () => {
    const site = await openFollower()
    for (const name of [
      'Hide the name and the description on the page',
      'Visitors can open the channel',
      'Protect the channel from deletion',
      'Keep the URL as it is',
    ])
      await site.user.click(await screen.findByRole('checkbox', { name }))
    await expectSave(site, { ...everySetting, hideTitle: true, lockSlug: true, preventDeletion: true })
    expect(site.world.db.channels.get(CHANNEL)).toMatchObject({ public: false, slug: 'izlases' })
  })

  it('follows another playlist', async () => {
    const site = await openFollower()
    const id = await screen.findByRole('textbox', { name: 'Playlist ID' })
    await site.user.clear(id)
    await site.user.type(id, '5')
    await expectSave(site, { ...everySetting, autoUpdateValue: '5' })
  })

  it('restricts it to the genre of the URL, to one genre, and to none', async () => {
    const site = await openEditor({ ...chosenSongs, contentType: 'listAll' })
    const genre = site.world.db.genres.all()[0]
    await choose(site, 'Only from', 'One genre')
    await expectSave(site, { restriction: 'genre', restrictionModelId: 'urlParam' })
    await site.user.click(await screen.findByRole('radio', { name: /^Always the same/ }))
    await site.user.type(await field('Genre'), genre?.name ?? '')
    await site.user.click((await screen.findAllByRole('option'))[0] ?? document.body)
    await expectSave(site, { restriction: 'genre', restrictionModelId: genre?.id })
    await choose(site, 'Only from', 'Nothing')
    await expectSave(site, { restriction: null, restrictionModelId: null })
  })
})

describe('updating the content of a channel', () => {
  const found = { contentType: 'autoUpdate', contentModel: 'track', autoUpdateMethod: 'topTracks' }
  const start = async (content?: object) => {
    const { user } = await openEditor(found)
    const button = await screen.findByRole('button', { name: 'Update the content now' })
    if (content) respondToUpdate({ channel: { id: CHANNEL, name: 'Populāras', config: found, content } })
    await user.click(button)
  }
  const page = { current_page: 1, per_page: 1, from: 1, to: 1, data: [{ id: 1, name: 'Saulīte', model_type: 'track' }] }

  it('says when the order of the content has no effect, and that an update finds it anew', async () => {
    const { user } = await openEditor({
      ...chosenSongs,
      contentType: 'autoUpdate',
      autoUpdateMethod: 'topTracks',
      autoUpdateProvider: 'local',
      contentOrder: 'popularity:desc',
    })
    expect(await screen.findByText(/^The next update replaces the content/)).toBeVisible()
    expect(screen.getByText(/another order: Most popular first\. Choose “In your own order”/)).toBeVisible()
    await user.click(await field('Order'))
    await user.click(await screen.findByRole('option', { name: 'In your own order' }))
    await waitFor(() => expect(screen.queryByText(/another order/)).toBeNull())
  })

  it('says how many items were found, if the server does', async () => {
    await start({ ...page, total: 120, last_page: 120 })
    expect(await screen.findByText(/^Updated: .*120 items/)).toBeVisible()
  })

  it.each([
    ['no content', undefined],
    ['a part of the content', { ...page, next_page: 2 }],
  ])('claims no number of items if the server sends %s', async (_, content) => {
    await start(content)
    const result = await screen.findByText(/^Updated: /)
    await waitFor(() => expect(result).not.toHaveTextContent('items'))
  })
})
