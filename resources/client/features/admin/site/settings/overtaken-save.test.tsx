import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'

import { enter, expectToast } from '@tests/account-settings'
import { openSite } from '@tests/site'

beforeAll(() =>
  Promise.all([
    import('@/core/shared/forms/form-engine'),
    import('@/core/shared/dialogs/dialog-overlay'),
    import('../conflicts/overtaken-dialog'),
    import('./settings-panel'),
  ]),
)

type Visit = NonNullable<Parameters<typeof openSite>[1]>

const open = (group: string, visit: Visit = {}) => openSite(`/admin/settings${group}`, { as: 'admin', ...visit })
const textbox = (name: string) => screen.findByRole('textbox', { name })
const checkbox = (name: string) => screen.findByRole('checkbox', { name })
const save = () => screen.findByRole('button', { name: 'Save' })

describe('two administrators', () => {
  /** Changes settings, two of which someone else saves meanwhile: one with the same value. */
  async function overtake() {
    const { user, world } = await open('/player')
    await user.click(await checkbox('Hide the queue'))
    await user.click(await checkbox('Hide lyrics'))
    await user.click(await checkbox('Songs can be downloaded'))
    await user.click(screen.getByRole('link', { name: /^General/ }))
    await enter(user, await textbox('Site name'), 'Mans')
    const { player, branding } = world.db.settings
    world.db.settings = {
      ...world.db.settings,
      branding: { ...branding, site_name: 'Viņu', site_description: 'Cits' },
      player: { ...player, hide_lyrics: true },
    }
    await user.click(await save())
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else has changed these settings' }))
    const rows = dialog.getAllByRole('region').map(({ textContent }) => textContent)
    expect(rows).toEqual(['Site nameYoursMansTheirsViņu'])
    return { user, world, choose: (name: string) => user.click(dialog.getByRole('button', { name })) }
  }

  it('see both values of what both have changed, and keep the own ones', async () => {
    const { world, choose } = await overtake()
    expect(world.db.settings.branding?.site_name).toBe('Viņu')
    await choose('Save, keep yours')
    await expectToast('Saved')
    expect(world.db.settings.branding).toMatchObject({ site_name: 'Mans', site_description: 'Cits' })
    expect(world.db.settings.player).toMatchObject({ hide_queue: true, hide_lyrics: true })
  })

  it('keep the others’ values, and save what else has changed', async () => {
    const { world, choose } = await overtake()
    await choose('Save, keep theirs')
    await expectToast('Saved')
    expect(world.db.settings.branding?.site_name).toBe('Viņu')
    expect(world.db.settings.player).toMatchObject({ hide_queue: true, hide_lyrics: true })
    expect(await textbox('Site name')).toHaveValue('Viņu')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
  })

  it('keep editing, and are asked again', async () => {
    const { user, world, choose } = await overtake()
    await choose('Keep editing')
    expect(await textbox('Site name')).toHaveValue('Mans')
    expect(world.db.settings.player?.hide_queue).toBeUndefined()
    await user.click(await save())
    expect(await screen.findByRole('dialog', { name: 'Someone else has changed these settings' })).toBeVisible()
  })

  it('notice it also after a reload', async () => {
    const first = await open('/general')
    await enter(first.user, await textbox('Site name'), 'Mans')
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('Mans'))
    const { user } = await open('/general', {
      prepare: ({ db }) => void (db.settings.branding = { ...db.settings.branding, site_name: 'Viņu' }),
    })
    await waitFor(async () => expect(await textbox('Site name')).toHaveValue('Mans'))
    await user.click(await save())
    expect(await screen.findByRole('dialog', { name: 'Someone else has changed these settings' })).toBeVisible()
  })

  it('save nothing while the settings cannot be compared', async () => {
    const { user, world } = await open('/player')
    await user.click(await checkbox('Hide the queue'))
    world.faults.set([{ kind: 'status', status: 403, endpoint: 'managedSettings.show', body: { message: 'No.' } }])
    await user.click(await save())
    await expectToast('No.')
    expect(world.db.settings.player?.hide_queue).toBeUndefined()
    world.faults.set([])
    await user.click(await save())
    await expectToast('Saved')
  })
})
