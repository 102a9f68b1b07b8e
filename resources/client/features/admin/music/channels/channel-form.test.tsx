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
    expect(await screen.findByText(/^The next update finds the content anew/)).toBeVisible()
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
