import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { playback } from '@/core/shared/playback/playback'
import type { ChannelConfig } from '@mock/state/store/music-rows'
import type { World } from '@mock/state/world'
import { openSite, sound } from '@tests/site'

const main = () => within(screen.getByRole('main'))
const player = () => screen.findByRole('region', { name: 'Player' })
const queue = () => playback.get().queue.entries.map(({ track }) => track.name)

/** Reduces the lullabies channel to three tracks in the given layout. */
const lullabies =
  (layout: NonNullable<ChannelConfig['layout']>) =>
  ({ db }: World) => {
    const channel = db.channels.all().find(({ slug }) => slug === 'miega-dziesmas')
    const item_ids = [15, 16, 17]
    if (channel)
      db.channels.update(channel.id, { item_ids, config: { contentModel: 'track', contentType: 'manual', layout } })
  }

describe('a track in a channel', () => {
  it.each(['grid', 'list', 'carousel', 'trackTable'] as const)(
    'plays with the other tracks of the channel as its queue, in a %s',
    async (layout) => {
      const { user } = await openSite('/miega-dziesmas', { prepare: lullabies(layout) })
      await user.click(main().getByRole('button', { name: 'Play Wizard Saves the Forest' }))
      act(() => sound.player.respond())
      expect(await player()).toHaveTextContent('Wizard Saves the Forest')
      expect(queue()).toEqual([
        'Ballad for a Shy Fawn',
        'Wizard Saves the Forest',
        'How the Beaver Opens the Seventh Door',
      ])
      await user.click(main().getByRole('button', { name: 'Pause Wizard Saves the Forest' }))
      expect(main().getByRole('button', { name: 'Play Wizard Saves the Forest' })).toBeVisible()
    },
  )
})

describe('ShuffleButton', () => {
  it.each([
    ['an album', '/album/2', undefined],
    ['an artist', '/artist/21', undefined],
    ['the library', '/library/songs', 'free'],
  ] as const)('plays %s in random order', async (_, path, as) => {
    const { user } = await openSite(path, { ...(as && { as }) })
    await user.click(await main().findByRole('button', { name: 'Shuffle' }))
    act(() => sound.player.respond())
    expect(await player()).toBeVisible()
    expect(playback.get().queue.unshuffled).toHaveLength(queue().length)
    expect(queue().length).toBeGreaterThan(1)
  })

  it.each(['/album/2', '/artist/21', '/library/songs'])('hides the shuffle button from children: %s', async (path) => {
    await openSite(path, { as: 'child' })
    expect((await main().findAllByRole('button', { name: /^Play/ })).length).toBeGreaterThan(1)
    expect(main().queryByRole('button', { name: 'Shuffle' })).toBeNull()
  })
})

describe('the play button of a card', () => {
  const playFirst = async ({ user }: Awaited<ReturnType<typeof openSite>>) => {
    const [button] = main().getAllByRole('button', { name: /^Play / })
    if (button) await user.click(button)
  }

  it.each([
    ['an album', '/jaunumi'],
    ['an artist', '/izpilditaji'],
    ['a playlist', '/izlases'],
  ])('fetches and plays the tracks of %s', async (_, path) => {
    await playFirst(await openSite(path))
    await waitFor(() => expect(queue().length).toBeGreaterThan(1))
    act(() => sound.player.respond())
    expect(await player()).toHaveTextContent(queue()[0] ?? '')
    expect(main().getAllByRole('button', { name: /^Pause / })).toHaveLength(1)
  })

  it('shows an error when the tracks cannot be fetched', async () => {
    const prepare = ({ faults }: World) => faults.set([{ kind: 'network', endpoint: 'player.queue' }])
    await playFirst(await openSite('/izlases', { prepare }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('There was an issue. Please try again.'))
    expect(queue()).toEqual([])
  })

  it('hides the play button of cards without tracks', async () => {
    await openSite('/izlasu-veidotaji')
    expect(main().queryByRole('button', { name: /^Play/ })).toBeNull()
  })
})

it('prompts guests without permission to play to sign in', async () => {
  const prepare = ({ db }: World) => {
    for (const { id, permissions } of db.roles.all()) {
      db.roles.update(id, { permissions: permissions.filter(({ name }) => name !== 'music.play') })
    }
  }
  const { user } = await openSite('/album/2', { prepare })
  await user.click(main().getByRole('button', { name: 'Play' }))
  expect(await screen.findByText('Sign in to listen to music.')).toBeVisible()
  expect(queue()).toEqual([])
})
