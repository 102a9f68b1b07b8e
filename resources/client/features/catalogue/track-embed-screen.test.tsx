import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { openSite, sound } from '../../../../tests/site'

const named = { prepare: ({ db }: Parameters<NonNullable<NonNullable<Parameters<typeof openSite>[1]>['prepare']>>[0]) => void db.tracks.update(1, { name: 'Āzītis' }) }

it('is a player alone: its song, play, seek, and the way to the site', async () => {
  const { user } = await openSite('/track/1/azitis/embed', { as: 'subscriber', ...named })
  expect(await screen.findByRole('heading', { level: 1, name: 'Āzītis' })).toBeVisible()
  expect(screen.queryByRole('navigation')).toBeNull()
  const link = screen.getByRole('link', { name: 'Listen on Dziesma' })
  expect(link).toHaveAttribute('href', 'http://dziesma.test/track/1/azitis')
  expect(link).toHaveAttribute('target', '_blank')
  expect(screen.getByRole('slider')).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Play Āzītis' }))
  act(() => sound.player.answer())
  expect(await screen.findByRole('button', { name: 'Pause Āzītis' })).toBeVisible()
  expect(screen.getByRole('slider')).toBeEnabled()
})

it('is not for those who may not embed', async () => {
  await openSite('/track/1/azitis/embed', { as: 'free', ...named })
  expect(await screen.findByRole('heading', { level: 1, name: /great nothing/ })).toBeVisible()
})
