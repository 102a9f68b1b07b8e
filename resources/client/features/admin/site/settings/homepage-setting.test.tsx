import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { expectToast } from '@tests/account-settings'
import { openSite } from '@tests/site'

it('shows the channel of the home page by name, and saves another one by its id', async () => {
  const { user, world } = await openSite('/admin/settings/general', { as: 'admin' })
  const other = world.db.channels.all()[1]
  const box = await screen.findByRole('combobox', { name: 'Channel or page' })
  const [shown] = world.db.channels.all().filter(({ id }) => id === world.db.settings.homepage?.value)
  await waitFor(() => expect(box).toHaveValue(shown?.name))
  await user.clear(box)
  await user.type(box, other?.name ?? '')
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${other?.name}`) }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expectToast('Saved')
  expect(world.db.settings.homepage?.value).toBe(other?.id)
})

it('keeps no channel as the page of another kind of home page', async () => {
  const { user } = await openSite('/admin/settings/general', { as: 'admin' })
  const box = () => screen.findByRole('combobox', { name: 'Channel or page' })
  await waitFor(async () => expect(await box()).not.toHaveValue(''))
  const choose = async (name: string) => {
    await user.click(screen.getByRole('combobox', { name: 'Home page' }))
    await user.click(await screen.findByRole('option', { name }))
  }
  await choose('A custom page')
  expect(await box()).toHaveValue('')
  await choose('A channel')
  await waitFor(async () => expect(await box()).not.toHaveValue(''))
})
