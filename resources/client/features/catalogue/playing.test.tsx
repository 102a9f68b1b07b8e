import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { playback } from '@/core/shared/playback/playback'
import type { ChannelConfig } from '@mock/store/db'
import type { World } from '@mock/world'
import { openSite, sound } from '@tests/site'

const main = () => within(screen.getByRole('main'))
const player = () => screen.findByRole('region', { name: 'Player' })
const queue = () => playback.get().queue.entries.map(({ track }) => track.name)

/** Lets the songs of the lullabies' channel be few and shown in a layout. */
const lullabies =
  (layout: NonNullable<ChannelConfig['layout']>) =>
  ({ db }: World) => {
    const channel = db.channels.all().find(({ slug }) => slug === 'miega-dziesmas')
    const item_ids = [15, 16, 17]
    if (channel)
      db.channels.update(channel.id, { item_ids, config: { contentModel: 'track', contentType: 'manual', layout } })
  }

describe('a song in a channel', () => {
  it.each(['grid', 'list', 'carousel', 'trackTable'] as const)(
    'plays on with those beside it, in a %s',
    async (layout) => {
      const { user } = await openSite('/miega-dziesmas', { prepare: lullabies(layout) })
      await user.click(main().getByRole('button', { name: 'Play Wizard Saves the Forest' }))
      act(() => sound.player.answer())
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

describe('the shuffle button', () => {
  it.each([
    ['an album', '/album/2', undefined],
    ['an artist', '/artist/21', undefined],
    ['the library', '/library/songs', 'free'],
  ] as const)('plays %s in random order', async (_, path, as) => {
    const { user } = await openSite(path, { ...(as && { as }) })
    await user.click(await main().findByRole('button', { name: 'Shuffle' }))
    act(() => sound.player.answer())
    expect(await player()).toBeVisible()
    expect(playback.get().queue.unshuffled).toHaveLength(queue().length)
    expect(queue().length).toBeGreaterThan(1)
  })

  it.each(['/album/2', '/artist/21', '/library/songs'])('is absent for a child: %s', async (path) => {
    await openSite(path, { as: 'child' })
    expect((await main().findAllByRole('button', { name: /^Play/ })).length).toBeGreaterThan(1)
    expect(main().queryByRole('button', { name: 'Shuffle' })).toBeNull()
  })
})

describe('a list that only the server knows', () => {
  const playFirst = async ({ user }: Awaited<ReturnType<typeof openSite>>) => {
    const [button] = main().getAllByRole('button', { name: /^Play / })
    if (button) await user.click(button)
  }

  it.each([
    ['an album', '/jaunumi'],
    ['an artist', '/izpilditaji'],
    ['a playlist', '/izlases'],
  ])('is fetched and played: %s', async (_, path) => {
    await playFirst(await openSite(path))
    await waitFor(() => expect(queue().length).toBeGreaterThan(1))
    act(() => sound.player.answer())
    expect(await player()).toHaveTextContent(queue()[0] ?? '')
    expect(main().getAllByRole('button', { name: /^Pause / })).toHaveLength(1)
  })

  it('that cannot be had is said', async () => {
    const prepare = ({ faults }: World) => faults.set([{ kind: 'network', endpoint: 'player.queue' }])
    await playFirst(await openSite('/izlases', { prepare }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('There was an issue. Please try again.'))
    expect(queue()).toEqual([])
  })

  it('has no button where nothing can be played as a whole', async () => {
    await openSite('/izlasu-veidotaji')
    expect(main().queryByRole('button', { name: /^Play/ })).toBeNull()
  })
})

it('who may look but not listen is told what to do, and nothing plays', async () => {
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
