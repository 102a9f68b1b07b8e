import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { ChannelConfig } from '@mock/state/store/music-rows'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const list = (name: string) => screen.findByRole('list', { name })

/** Changes a channel's configuration. */
function configure({ db }: World, slug: string, config: ChannelConfig) {
  const channel = db.channels.all().find((candidate) => candidate.slug === slug)
  if (channel) db.channels.update(channel.id, { config: { ...channel.config, ...config } })
}

const titlesOf = (parent: HTMLElement) =>
  within(parent)
    .getAllByRole('button', { name: /^Play / })
    .map((button) => button.getAttribute('aria-label'))

describe('ChannelScreen', () => {
  it('shows title, description and content', async () => {
    await openSite('/izpilditaji')
    expect(await heading('Izpildītāji')).toBeVisible()
    expect(screen.getByText('Kori, ansambļi un dziedātāji.')).toBeVisible()
    expect(within(await list('Izpildītāji')).getAllByRole('article')).toHaveLength(50)
    expect(document.title).toBe('Izpildītāji - Dziesma')
  })

  it.each(['/izlases', '/channel/izlases', '/channels/izlases', '/channel/5'])(
    'opens a channel at %s',
    async (path) => {
      await openSite(path, { embedded: false })
      expect(await heading('Izlases')).toBeVisible()
    },
  )

  it('leads from a channel without content to the search', async () => {
    await openSite('/izpilditaji', { scenario: 'empty' })
    expect(await heading('Izpildītāji')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Find songs' })).toHaveAttribute('href', '/search')
  })

  it('keeps a hidden title for assistive technology', async () => {
    await openSite('/izlases', { prepare: (world) => configure(world, 'izlases', { hideTitle: true }) })
    expect(await heading('Izlases')).toHaveClass('sr-only')
    expect(screen.queryByText('Mūsu redakcijas salasītās dziesmas katram brīdim.')).toBeNull()
  })
})

describe('channel layouts', () => {
  const inLayout = (layout: NonNullable<ChannelConfig['layout']>, slug = 'miega-dziesmas') =>
    openSite(`/${slug}`, { prepare: (world) => configure(world, slug, { layout }) })

  it('shows a grid as covers with links to album and artist and a play button', async () => {
    await inLayout('grid')
    const [card] = within(await list('Miega dziesmas')).getAllByRole('article')
    const [title, artist] = card ? within(card).getAllByRole('link') : []
    expect(title?.getAttribute('href')).toMatch(/^\/album\/\d+\/[\w-]+\/[\w-]+$/)
    expect(artist?.getAttribute('href')).toMatch(/^\/artist\/\d+\/[\w-]+$/)
    expect(screen.getByRole('button', { name: `Play ${title?.textContent}` })).toBeVisible()
  })

  it('shows a list with a row per item', async () => {
    await inLayout('list')
    const rows = await list('Miega dziesmas')
    expect(within(rows).queryByRole('article')).toBeNull()
    expect(within(rows).getAllByRole('listitem')).toHaveLength(50)
    expect(titlesOf(rows)).toHaveLength(50)
  })

  it('shows a track table as an ordered list with durations', async () => {
    await inLayout('trackTable')
    const table = await list('Miega dziesmas')
    expect(table.tagName).toBe('OL')
    const rows = within(table).getAllByRole('listitem')
    expect(rows).toHaveLength(50)
    for (const row of rows) expect(row).toHaveTextContent(/\d:\d\d$/)
  })

  it('shows a track table of playlists, which have no duration, as plain rows', async () => {
    await inLayout('trackTable', 'izlases')
    const rows = await list('Izlases')
    expect(rows.tagName).toBe('UL')
    expect(within(rows).queryByRole('article')).toBeNull()
    const items = within(rows).getAllByRole('listitem')
    for (const item of items) {
      expect(within(item).getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^\/playlist\/\d+/)
      expect(item).not.toHaveTextContent(/\d:\d\d$/)
    }
  })

  it('shows a carousel as covers in a scrolling row', async () => {
    await inLayout('carousel')
    expect(within(await list('Miega dziesmas')).getAllByRole('article')).toHaveLength(50)
    expect(screen.getByRole('button', { name: 'Scroll forward', hidden: true })).toBeInTheDocument()
  })

  it('falls back to covers for an unknown layout', async () => {
    const prepare = (world: World) => configure(world, 'izlases', JSON.parse('{"layout":"mosaic"}') as ChannelConfig)
    await openSite('/izlases', { prepare })
    expect(within(await list('Izlases')).getAllByRole('article').length).toBeGreaterThan(0)
  })

  it('prefers the user’s layout to the administrator’s', async () => {
    document.cookie = 'channel-layout-playlist=list; Path=/'
    await openSite('/izlases')
    expect(within(await list('Izlases')).queryByRole('article')).toBeNull()
  })

  it('lets the user choose a layout and stores it per content model', async () => {
    const { user } = await openSite('/izlases')
    const layouts = within(await screen.findByRole('group', { name: 'Layout' }))
    expect(layouts.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Grid', 'List'])
    await user.click(layouts.getByRole('button', { name: 'List' }))
    expect(within(await list('Izlases')).queryByRole('article')).toBeNull()
    expect(layouts.getByRole('button', { name: 'List', pressed: true })).toBeVisible()
    expect(document.cookie).toContain('channel-layout-playlist=list')
  })

  it('uses each nested channel’s own layout and offers no choice', async () => {
    await openSite('/')
    expect(screen.queryByRole('group', { name: 'Layout' })).toBeNull()
    expect((await list('Populārākais')).tagName).toBe('OL')
    expect((await list('Izlases')).tagName).toBe('UL')
    expect(screen.getAllByRole('button', { name: 'Scroll forward', hidden: true }).length).toBeGreaterThan(0)
  })

  it.each([
    ['genres', '/zanri', 'Žanri', /^\/genre\/[\w-]+$/],
    ['albums', '/jaunumi', 'Jaunumi', /^\/album\/\d+\//],
    ['artists', '/izpilditaji', 'Izpildītāji', /^\/artist\/\d+\//],
  ])('links %s to their pages', async (_, path, name, href) => {
    await openSite(path)
    const [link] = within(await list(name)).getAllByRole('link')
    expect(link?.getAttribute('href')).toMatch(href)
  })

  it('links users to their profiles', async () => {
    await openSite('/izlasu-veidotaji')
    const people = await list('Izlašu veidotāji')
    expect(within(people).getAllByRole('listitem')).toHaveLength(2)
    expect(within(people).getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^\/user\/\d+\//)
  })
})

describe('a channel restricted by its URL', () => {
  it.each([true, false])(
    'uses the genre as its title and passes it to nested channels (embedded: %j)',
    async (embedded) => {
      await openSite('/genre/rotalas-un-dejas', { embedded })
      expect(await heading('Rotaļas un dejas')).toBeVisible()
      expect(document.title).toBe('Rotaļas un dejas - Dziesma')
      const section = await screen.findByRole('region', { name: 'Žanra albumi' })
      const all = within(section).getByRole('link', { name: 'Show all: Žanra albumi' })
      expect(all).toHaveAttribute('href', '/zanra-albumi/rotalas-un-dejas')
    },
  )

  it('lists all genres when the URL names none', async () => {
    await openSite('/genre')
    expect(await heading('Genres')).toBeVisible()
    const links = within(await list('Genres')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toContain('/genre/supuldziesmas')
    expect(document.title).toBe('Genres - Dziesma')
  })

  it('shows not-found for an unknown genre', async () => {
    await openSite('/genre/no-such-genre')
    expect(await heading("Looks like you've found the doorway to the great nothing")).toBeVisible()
  })

  it('opens a genre from the list of genres', async () => {
    const { user } = await openSite('/zanri')
    const links = within(await list('Žanri')).getAllByRole('link')
    const lullabies = links.find((link) => link.getAttribute('href') === '/genre/supuldziesmas')
    if (lullabies) await user.click(lullabies)
    expect(await heading('Šūpuļdziesmas')).toBeVisible()
  })
})
