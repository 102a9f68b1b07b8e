import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

const main = () => within(screen.getByRole('main'))

it.each(['artist/21', 'track/1', 'genre/1'])('shows and plays the radio of %s', async (seed) => {
  const { user } = await openSite(`/radio/${seed}`)
  expect(await screen.findByRole('heading', { level: 1, name: / radio$/ })).toBeVisible()
  expect(within(await screen.findByRole('list', { name: 'Songs' })).getAllByRole('listitem').length).toBeGreaterThan(5)
  await user.click(main().getByRole('button', { name: 'Play' }))
  expect(await screen.findByRole('region', { name: 'Player' })).toBeVisible()
  expect(main().getByRole('button', { name: 'Pause' })).toBeVisible()
})

it.each(['artist/999999', 'user/1'])('shows not-found for the radio of %s', async (seed) => {
  await openSite(`/radio/${seed}`)
  expect(await screen.findByRole('heading', { level: 1, name: /great nothing/ })).toBeVisible()
})

it('loads on retry after a failure', async () => {
  const prepare = ({ faults }: World) => faults.set([{ kind: 'status', status: 500, endpoint: 'radio.show' }])
  const { user, world } = await openSite('/radio/artist/21', { prepare })
  await screen.findByRole('heading', { level: 1, name: 'There was an issue. Please try again.' })
  world.faults.set([])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'The Pocket Orchestra radio' })).toBeVisible()
})
