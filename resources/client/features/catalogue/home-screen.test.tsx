import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { Fault } from '@mock/state/parts/faults'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

const section = (name: string) => screen.findByRole('region', { name })
const homepage =
  (value: string | number) =>
  ({ db }: World) =>
    void (db.settings.homepage = { type: 'channel', value })

describe('HomeScreen', () => {
  it('shows its nested channels, each with a link to the whole channel', async () => {
    await openSite('/')
    expect(screen.getByRole('heading', { level: 1, name: 'Sākums' })).toHaveClass('sr-only')
    const titles = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })
    expect(titles.map((title) => title.textContent)).toEqual([
      'Jaunumi',
      'Izlases',
      'Populārākais',
      'Miega dziesmas',
      'Izpildītāji',
      'Žanri',
    ])
    const links = screen.getAllByRole('link', { name: /^Show all/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/jaunumi',
      '/izlases',
      '/popularakais',
      '/miega-dziesmas',
      '/izpilditaji',
      '/zanri',
    ])
    expect(links[0]).toHaveAccessibleName('Show all: Jaunumi')
    expect(document.title).toBe('Dziesma')
  })

  it('names menus, channels and genres in English where the site has English lines', async () => {
    await openSite('/', { hasEnglishNames: true })
    expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeInTheDocument()
    const titles = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })
    expect(titles.map((title) => title.textContent)).toEqual([
      'New releases',
      'Mixes',
      'Popular',
      'Bedtime songs',
      'Artists',
      'Genres',
    ])
    expect(within(await section('New releases')).getByRole('list', { name: 'New releases' })).toBeVisible()
    expect(screen.getAllByRole('navigation', { name: 'Main menu' })[0]).toHaveTextContent(
      'HomeYour libraryNew releasesPopularMixesArtistsGenres',
    )
    expect(within(await section('Genres')).getByRole('link', { name: 'Lullabies' })).toBeVisible()
  })

  it('names a channel in English in its heading, list, description and the tab', async () => {
    await openSite('/izlases', { hasEnglishNames: true })
    expect(screen.getByRole('heading', { level: 1, name: 'Mixes' })).toBeVisible()
    expect(screen.getByRole('list', { name: 'Mixes' })).toBeVisible()
    expect(screen.getByText('Songs for every moment, picked by our editors.')).toBeVisible()
    expect(document.title).toBe('Mixes - Dziesma')
    expect(document.head.querySelector('meta[name=description]')).toHaveAttribute(
      'content',
      'Songs for every moment, picked by our editors.',
    )
  })

  it('shows each nested channel in its own layout, with at most five rows', async () => {
    await openSite('/')
    const fresh = within(await section('Jaunumi')).getByRole('list', { name: 'Jaunumi' })
    expect(within(fresh).getAllByRole('article')).toHaveLength(15)
    const popular = within(await section('Populārākais')).getByRole('list', { name: 'Populārākais' })
    expect(within(popular).getAllByRole('button', { name: /^Play / })).toHaveLength(5)
    const sleep = within(await section('Miega dziesmas')).getByRole('list', { name: 'Miega dziesmas' })
    expect(within(sleep).getAllByRole('listitem')).toHaveLength(5)
  })

  it('requests the channel when the page does not embed it', async () => {
    await openSite('/', { embedded: false, prepare: homepage('izlasu-veidotaji') })
    expect(await screen.findByRole('heading', { level: 1, name: 'Izlašu veidotāji' })).toBeVisible()
  })

  it('makes no request when the page embeds the channel', async () => {
    const broken: Fault = { kind: 'status', status: 500, endpoint: '*' }
    await openSite('/', { prepare: ({ faults }) => faults.set([broken]) })
    expect(await section('Jaunumi')).toBeVisible()
  })

  it('accepts the channel’s id in the settings', async () => {
    await openSite('/', { embedded: false, prepare: homepage(13) })
    expect(await screen.findByRole('heading', { level: 1, name: 'Izlašu veidotāji' })).toBeVisible()
  })
})

describe('HomeScreen on an unusual site', () => {
  it('shows an empty state before anything has been uploaded', async () => {
    await openSite('/', { scenario: 'empty' })
    expect(screen.getByRole('heading', { level: 1, name: 'Sākums' })).toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Show all/ })).toBeNull()
  })

  it('shows the first channel of the menu when the homepage is not a channel', async () => {
    await openSite('/', {
      as: 'free',
      embedded: false,
      prepare: ({ db }) => void (db.settings.homepage = { type: 'loginPage' }),
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Jaunumi' })).toBeVisible()
  })

  it('shows not-found when the site names no channel at all', async () => {
    const prepare = ({ db }: World) => Object.assign(db.settings, { homepage: {}, menus: [] })
    await openSite('/', { embedded: false, prepare })
    expect(await screen.findByRole('heading', { level: 1, name: /doorway to the great nothing/ })).toBeVisible()
  })
})

describe('HomeScreen for guests', () => {
  const band = () => screen.findByRole('region', { name: 'Music for children, peace of mind for parents' })

  it('says what the site is and from which price, and links to the registration', async () => {
    await openSite('/')
    expect(await band()).toHaveTextContent('Dziesmas bērniem: klausies, dziedi līdzi un aizmiedz saldi.')
    expect(within(await band()).getByRole('link', { name: 'Try it' })).toHaveAttribute('href', '/register')
    fireEvent.keyDown(document.body, { key: 'Tab' })
    expect(await within(await band()).findByText('Free, or from €4.99 per month')).toBeVisible()
  })

  it('names no price on a site that sells no plans, and links nowhere while registration is closed', async () => {
    await openSite('/', {
      prepare: ({ db }) => Object.assign(db.settings, { billing: {}, registration: { disable: true } }),
    })
    fireEvent.keyDown(document.body, { key: 'Tab' })
    expect(within(await band()).queryByRole('link')).toBeNull()
    expect(await band()).not.toHaveTextContent('€')
  })

  it('shows members and children no band', async () => {
    await openSite('/', { as: 'free' })
    expect(await section('Jaunumi')).toBeVisible()
    expect(screen.queryByRole('region', { name: /peace of mind/ })).toBeNull()
  })
})
