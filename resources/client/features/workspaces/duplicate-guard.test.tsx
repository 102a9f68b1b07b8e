import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Fault } from '@mock/state/parts/faults'
import type { PersonaKey } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'
import { enter, expectToast } from '@tests/account-settings'
import { openSite } from '@tests/site'

beforeAll(() => Promise.all([import('@/core/shared/forms/form-engine'), import('./components/workspace-name-form')]))

async function createUnheard(name: string, faults: Fault[], as: PersonaKey) {
  const { user, world } = await openSite('/workspaces', { as })
  await screen.findByRole('list', { name: 'Workspaces' })
  await user.click(screen.getByRole('button', { name: 'New workspace' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New workspace' }))
  await enter(user, dialog.getByRole('textbox', { name: 'Name' }), name)
  world.faults.set(faults)
  const create = () => user.click(dialog.getByRole('button', { name: 'Create' }))
  await create()
  return { create, world }
}
const countOf = ({ db }: World, name: string) => db.workspaces.all().filter((row) => row.name === name).length

describe('guardDuplicates', () => {
  it('creates no second workspace when response and list are both lost', async () => {
    const { create, world } = await createUnheard(
      'Ansamblis',
      [
        { kind: 'lost', endpoint: 'workspaces.create' },
        { kind: 'status', status: 403, endpoint: 'workspaces.list' },
      ],
      'free',
    )
    await expectToast("We couldn't confirm that this worked. Please check before you try again.")
    await create()
    expect(countOf(world, 'Ansamblis')).toBe(1)
    world.faults.set([])
    await create()
    await expectToast('Workspace created')
    expect(await screen.findByRole('link', { name: 'Ansamblis' })).toBeVisible()
    expect(countOf(world, 'Ansamblis')).toBe(1)
  })

  it('tells the new workspace from an older one of the same name', async () => {
    const { create, world } = await createUnheard(
      'Mājas ieraksti',
      [{ kind: 'network', endpoint: 'workspaces.create' }],
      'workspaceMember',
    )
    await expectToast(
      "We couldn't confirm that the workspace was created. It isn't in your list, so you can try again.",
    )
    world.faults.set([])
    await create()
    await expectToast('Workspace created')
    expect(countOf(world, 'Mājas ieraksti')).toBe(2)
  })
})
