import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, vi } from 'vitest'

import { channelSection } from '@/features/admin/music/channels/channel-section'
import { seedOf } from '@mock/state/scenarios/scenarios'
import type { World } from '@mock/state/world'

import { grant } from './admin-rights'
import { messages, press } from './bench'
import { faultTable, type Operation } from './fault-table'

beforeAll(() =>
  Promise.all([
    import('@/core/shared/forms/form-engine'),
    import('@/features/admin/music/channels/reset/reset-dialog'),
    import('@/ui/pickers/combo-box-field'),
  ]),
)

// The list renders the rows that fit; jsdom gives elements no height.
beforeEach(() => void vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(200))

/** Changes of content share their announcement; the first row meets every fault. */
const FEW = ['403', 'its response is lost']
/** A seeded channel of chosen playlists, and its first playlists. */
const [CHOSEN, FIRST, SECOND] = [5, 1, 2]

/** Name of a playlist that the channel lacks. */
const THIRD = seedOf('typical', 0).playlists.find(({ id }) => id !== FIRST && id !== SECOND)?.name ?? ''

const oneIf = (isTrue: boolean) => Number(isTrue)
const itemsOf = ({ db }: World) => db.channels.get(CHOSEN)?.item_ids ?? []
const filled = (world: World) => {
  grant(world)
  world.db.channels.update(CHOSEN, { item_ids: [FIRST, SECOND] })
}
const rows = () => within(screen.getByRole('grid', { name: 'Content' })).getAllByRole('row')
const hasRows = (count: number) => () => expect(rows()).toHaveLength(count)
const newer = (world: World) => {
  world.release = 'B2'
  grant(world)
}

const editor = {
  as: 'free',
  path: `/admin/channels/${CHOSEN}`,
  pattern: '/admin/channels/:id',
  screen: <channelSection.Editor recordId={String(CHOSEN)} />,
  prepare: filled,
  ready: () => screen.findByRole('combobox', { name: 'Add by name' }),
  refetches: true,
} satisfies Partial<Operation>

const replacing = {
  as: 'free',
  path: '/admin/channels',
  pattern: '/admin/channels',
  screen: <channelSection.List />,
  prepare: grant,
  ready: async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Start over' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Replace all channels' })).toBeEnabled())
  },
  press: () => press('Replace all channels'),
  meets: FEW,
  // The test removes the channel first, so that only a replacement brings it back.
  count: ({ db }) => oneIf(db.channels.get(CHOSEN) !== undefined),
  done: () => expect(messages()).toMatch('The channels were replaced.'),
} satisfies Partial<Operation>

const operations: Operation[] = [
  {
    ...editor,
    name: 'removing a playlist from a channel',
    endpoint: 'managedChannels.removeContent',
    press: async () =>
      void fireEvent.click((await screen.findAllByRole('button', { name: /^Remove / }))[0] ?? document),
    count: (world) => oneIf(itemsOf(world).length === 1),
    done: hasRows(1),
  },
  {
    ...editor,
    name: 'adding a playlist to a channel',
    endpoint: 'managedChannels.addContent',
    meets: FEW,
    press: async () => {
      const field = screen.getByRole('combobox', { name: 'Add by name' })
      for (const value of ['', THIRD]) fireEvent.input(field, { target: { value } })
      fireEvent.click(await screen.findByRole('option', { name: new RegExp(THIRD) }))
    },
    count: (world) => oneIf(itemsOf(world).length === 3),
    done: hasRows(3),
  },
  {
    ...editor,
    name: 'moving a playlist of a channel',
    endpoint: 'managedChannels.reorderContent',
    meets: FEW,
    press: async () => {
      fireEvent.click(screen.getAllByRole('button', { name: /^Move “/ })[0] ?? document)
      fireEvent.click(await screen.findByRole('menuitem', { name: 'Move down' }))
    },
    count: (world) => oneIf(itemsOf(world)[0] === SECOND),
    done: ({ db }) => expect(rows()[1]).toHaveTextContent(db.playlists.get(FIRST)?.name ?? 'missing'),
  },
  {
    ...editor,
    name: 'updating the content of a channel',
    endpoint: 'managedChannels.updateContent',
    meets: FEW,
    prepare: (world) => {
      filled(world)
      const config = { contentType: 'autoUpdate', contentModel: 'track', autoUpdateMethod: 'topTracks' }
      world.db.channels.update(CHOSEN, { config, item_ids: [] })
    },
    press: () => press('Update the content now'),
    count: (world) => oneIf(itemsOf(world).length > 0),
    done: () => expect(screen.getByText(/^Updated: /)).toBeVisible(),
    refetches: false,
  },
  {
    ...replacing,
    name: 'resetting the channels',
    endpoint: 'managedChannels.resetToDefault',
    prepare: (world) => {
      grant(world)
      world.db.channels.remove(CHOSEN)
    },
  },
  {
    ...replacing,
    name: 'applying a preset of channels',
    endpoint: 'managedChannels.applyPreset',
    prepare: (world) => {
      newer(world)
      world.db.channels.remove(CHOSEN)
    },
  },
]

faultTable('channels', operations)
