import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { queryClient } from '@/core/platform/api/query-client'
import { themes as originalThemes } from '@mock/state/seeds/themes'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

import { appearanceQueries } from '../queries'

const open = (query: string, prepare: (world: World) => void) =>
  openSite(`/admin/appearance${query}`, { as: 'admin', prepare })

type User = Awaited<ReturnType<typeof openSite>>['user']

const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }))
const themeNames = ({ db }: World) => db.themes.map(({ name }) => name)

/** Shows the editor with a theme that breaks the contract: the mock stores none. */
const withTheme = (odd: object) => () =>
  queryClient.setQueryData(appearanceQueries.values.queryKey, {
    values: { settings: {}, appearance: { env: {}, custom_code: {}, themes: [odd, ...originalThemes] } },
    defaults: { settings: {}, appearance: { themes: {} } },
  })

it('saves a theme once whose creation was saved without a response', async () => {
  const { user, world } = await open('?section=themes', ({ faults }) =>
    faults.set([{ kind: 'lost', endpoint: 'appearance.save', times: 1 }]),
  )
  await user.click(await screen.findByRole('button', { name: 'Create a theme' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Light theme' }))
  const name = await screen.findByRole('textbox', { name: 'Name' })
  await save(user)
  await waitFor(() => expect(themeNames(world)).toContain('New light theme'))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled())
  await user.clear(name)
  await user.type(name, 'Mežs')
  await save(user)
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull())
  expect(themeNames(world)).toEqual(['Linu rīts', 'Mežs', 'Tintes nakts'])
  expect(screen.getByRole('textbox', { name: 'Name' })).toBe(name)
})

it('edits a theme with values that it cannot read, which can be reset one by one', async () => {
  const [original] = originalThemes
  const odd = {
    ...original,
    id: 9,
    name: 'Rudens',
    values: { ...original?.values, '--be-primary': null, '--be-hover-opacity': 'half' },
    font: 'Arial',
  }
  const { user } = await open('?section=themes&item=9', withTheme(odd))
  const message = "This value can't be read here. It stays as it is until you change it."
  expect(await screen.findByRole('button', { name: /^Buttons and links/ })).toHaveAccessibleDescription(message)
  expect(screen.getByRole('slider', { name: 'Hovered rows' })).toHaveAccessibleDescription(message)
  expect(await screen.findByRole('combobox', { name: 'Font' })).toHaveAccessibleDescription(
    expect.stringContaining(message),
  )
  expect(screen.getByText('Colours that are missing or unreadable are not measured.')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Panels and fields/ })).not.toHaveAccessibleDescription(message)
  for (const name of ['Buttons and links', 'Hovered rows', 'Font']) {
    // One after the other: each field renders again.
    await user.click(screen.getByRole('button', { name: `Reset: ${name}` }))
  }
  await waitFor(() => expect(screen.queryByText(message)).toBeNull())
})

it('lists a theme that it cannot read, which can only be deleted', async () => {
  const { user } = await open('?section=themes', withTheme({ id: 9, name: 'Rudens', values: 'oranžs' }))
  await user.click(await screen.findByRole('button', { name: 'Actions for Rudens' }))
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Delete'])
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: /^Rudens/ }))
  expect(await screen.findByText(/^The editor can't read this theme/)).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  // Without original themes, a reset would delete all.
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull()
})
