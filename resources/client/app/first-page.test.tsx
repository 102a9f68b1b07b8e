import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { Fault } from '@mock/state/parts/faults'
import { openSite } from '@tests/site'

const broken: Fault = { kind: 'status', status: 500, endpoint: '*' }
const silent = (path: string) => openSite(path, { prepare: ({ faults }) => faults.set([broken]) })

describe('bootstrap data of the first page', () => {
  it.each([
    ['a channel', '/izlases', 'Izlases'],
    ['a channel by its id', '/channel/5', 'Izlases'],
    ['a channel that an administrator narrowed', '/miega-dziesmas', 'Miega dziesmas'],
    ['a channel narrowed by its address', '/genre/ziemassvetki', 'Ziemassvētki'],
    ['an album', '/album/2', 'Seven Hills Away'],
    ['an artist', '/artist/21', 'The Pocket Orchestra'],
    ['a song', '/track/1', 'Zūžū, mazais lācīti'],
    ['a playlist', '/playlist/1', 'Saldu dusu'],
    ['a person', '/user/50', 'Dziesmas redakcija'],
    ['a search', '/search/zuzu', 'Results for “zuzu”'],
    ['the home page', '/', 'Sākums'],
  ])('renders %s without a request', async (_, path, title) => {
    await silent(path)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    expect(screen.getByRole('main').querySelector('img, li')).not.toBeNull()
  })

  it('serves only the first page', async () => {
    const { user, world } = await silent('/album/2')
    world.faults.set([])
    const [artist] = screen.getAllByRole('link', { name: 'The Pocket Orchestra' })
    if (artist) await user.click(artist)
    expect(await screen.findByRole('heading', { level: 1, name: 'The Pocket Orchestra' })).toBeVisible()
  })
})
