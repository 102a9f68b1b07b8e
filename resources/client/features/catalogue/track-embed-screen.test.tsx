import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { openSite, sound } from '@tests/site'

const named = {
  prepare: ({ db }: Parameters<NonNullable<NonNullable<Parameters<typeof openSite>[1]>['prepare']>>[0]) =>
    void db.tracks.update(1, { name: 'Āzītis' }),
}

it('shows only a player with title, play button, seek bar and a link to the site', async () => {
  const { user } = await openSite('/track/1/azitis/embed', { as: 'subscriber', ...named })
  expect(await screen.findByRole('heading', { level: 1, name: 'Āzītis' })).toBeVisible()
  expect(screen.queryByRole('navigation')).toBeNull()
  const link = screen.getByRole('link', { name: 'Listen on Dziesma' })
  expect(link).toHaveAttribute('href', 'http://dziesma.test/track/1/azitis')
  expect(link).toHaveAttribute('target', '_blank')
  expect(screen.getByRole('slider')).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Play Āzītis' }))
  act(() => sound.player.respond())
  expect(await screen.findByRole('button', { name: 'Pause Āzītis' })).toBeVisible()
  expect(screen.getByRole('slider')).toBeEnabled()
})

it('shows the plans to users without permission to embed', async () => {
  await openSite('/track/1/azitis/embed', { as: 'free', ...named })
  expect(await screen.findByRole('heading', { level: 1, name: 'Choose your plan' })).toBeVisible()
})

it('lists an album’s tracks and plays from any of them', async () => {
  const { user } = await openSite('/album/2/the-pocket-orchestra/seven-hills-away/embed', { as: 'subscriber' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Seven Hills Away' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Listen on Dziesma' })).toHaveAttribute(
    'href',
    'http://dziesma.test/album/2/the-pocket-orchestra/seven-hills-away',
  )
  const songs = within(screen.getByRole('list', { name: 'Songs' }))
  expect(songs.getAllByRole('listitem')).toHaveLength(14)
  await user.click(songs.getByRole('button', { name: 'Play Puppy Outwits the Giant' }))
  act(() => sound.player.respond())
  expect(await songs.findByRole('button', { name: 'Pause Puppy Outwits the Giant', current: true })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Pause Seven Hills Away' })).toBeVisible()
})
