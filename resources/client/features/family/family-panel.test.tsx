import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { savedLimits, savedSleepMinutes } from '@/core/shared/playback/persistence/saved-state'
import { page } from '@/lib/browser/url'
import type { Fault } from '@mock/state/parts/faults'
import { personas } from '@mock/state/seeds/personas'
import { expectToast, failing, openSettings, panel } from '@tests/account-settings'

const FAMILY = 'Linked profiles'
const EMILS = 13

beforeAll(async () => {
  await Promise.all([
    import('@/core/shared/data-table/delete-dialog'),
    import('@/core/shared/dialogs/confirm-dialog'),
    import('./components/listening-settings-dialog'),
  ])
})
beforeEach(() => vi.spyOn(page, 'replace').mockImplementation(() => {}))

const family = () => panel(FAMILY)
const rows = () => within(family().getByRole('list', { name: FAMILY })).getAllByRole('listitem')
const fault = (fields: Partial<Fault> & Pick<Fault, 'kind' | 'endpoint'>) => fields as Fault

async function openFamily(options: Parameters<typeof openSettings>[0] = {}) {
  const site = await openSettings({ as: 'parentAtCap', ...options })
  await waitFor(() => expect(family().queryAllByRole('listitem')).not.toHaveLength(0))
  return site
}

async function select(user: UserEvent, ...names: string[]): Promise<void> {
  for (const name of names) await user.click(family().getByRole('checkbox', { name: `Select “${name}”` }))
}

async function pressDelete(user: UserEvent, title: string) {
  await user.click(family().getByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('dialog', { name: title })
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  return dialog
}

describe('FamilyPanel', () => {
  it('lists every profile, the limit, and a link to add one', async () => {
    await openFamily({ as: 'parent' })
    expect(rows()).toHaveLength(1)
    expect(rows()[0]).toHaveTextContent('Elza Vītola')
    expect(rows()[0]).toHaveTextContent(personas.child.email)
    expect(family().getByText('1 of 3 profiles')).toBeVisible()
    expect(family().getByRole('link', { name: 'Add profile' })).toHaveAttribute('href', '/account-settings/new')
    expect(family().getByRole('link', { name: 'Edit Elza Vītola' })).toHaveAttribute(
      'href',
      '/account-settings/10/edit',
    )
  })

  it('links a full family to the plans instead of a new profile', async () => {
    await openFamily({ prepare: ({ db }) => (db.settings.billing = { enable: true }) })
    expect(family().getByText('3 of 3 profiles')).toBeVisible()
    expect(family().queryByRole('link', { name: 'Add profile' })).toBeNull()
    expect(await family().findByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing?for=family.add')
  })

  it('invites an empty family to add a profile', async () => {
    await openSettings({ as: 'parent', prepare: ({ db }) => db.users.update(personas.child.id, { parent_id: null }) })
    expect(await family().findByText('No family profiles yet')).toBeVisible()
    expect(family().getByRole('link', { name: 'Add profile' })).toBeVisible()
  })

  it('marks suspended and unconfirmed profiles', async () => {
    await openFamily({
      as: 'parent',
      prepare: ({ db }) => {
        db.settings.require_email_confirmation = true
        return db.users.update(personas.child.id, { bans: [{ comment: 'x' }], email_verified_at: null })
      },
    })
    expect(family().getByText('Suspended')).toBeVisible()
    expect(family().getByText('Email not verified')).toBeVisible()
    expect(family().getByRole('button', { name: 'Verify the email of Elza Vītola' })).toBeDisabled()
    expect(family().queryByRole('button', { name: /^Listen as Elza/ })).toBeNull()
  })

  it('shows a child no links or buttons', async () => {
    await openSettings({ as: 'child' })
    expect(await family().findByText(/It's managed by the grown-up who added it/)).toBeVisible()
    expect(family().queryByRole('link')).toBeNull()
    expect(family().queryByRole('button')).toBeNull()
  })

  it('hides the panel without the permission', async () => {
    await openSettings({ as: 'free' })
    expect(screen.queryByRole('region', { name: FAMILY })).toBeNull()
  })

  it('offers a retry when the family fails to load', async () => {
    const { user, world } = await openSettings({ as: 'parent', prepare: failing('family.list') })
    const retry = await family().findByRole('button', { name: 'Try again' })
    world.faults.set([])
    await user.click(retry)
    expect(await family().findByText('1 of 3 profiles')).toBeVisible()
  })
})

describe('listening as a profile', () => {
  const listen = async (user: UserEvent, answer: string) => {
    await user.click(family().getByRole('button', { name: 'Listen as Elza Vītola' }))
    const dialog = await screen.findByRole('dialog', { name: 'Listen as Elza Vītola?' })
    await user.click(within(dialog).getByRole('button', { name: answer }))
  }

  it('asks for confirmation and reloads the site as that profile', async () => {
    const { user } = await openFamily({ as: 'parent' })
    await listen(user, 'Switch profile')
    await waitFor(() => expect(page.replace).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/`))
  })

  it('stays on the page when cancelled', async () => {
    const { user } = await openFamily({ as: 'parent' })
    await listen(user, 'Cancel')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(page.replace).not.toHaveBeenCalled()
  })

  it.each([
    [
      'the server refuses',
      fault({ kind: 'status', status: 403, endpoint: 'accounts.impersonate', body: { message: 'Not you.' } }),
      'Not you.',
    ],
    [
      'the profile is gone',
      fault({ kind: 'status', status: 404, endpoint: 'accounts.impersonate', body: { message: 'Gone.' } }),
      'Gone.',
    ],
    [
      'there is no connection',
      fault({ kind: 'network', endpoint: 'accounts.impersonate' }),
      'There was an issue. Please try again.',
    ],
  ])('announces a failure when %s and works afterwards', async (_, wrong, words) => {
    const { user, world } = await openFamily({ as: 'parent' })
    world.faults.set([wrong])
    await listen(user, 'Switch profile')
    await expectToast(words)
    expect(page.replace).not.toHaveBeenCalled()
    world.faults.set([])
    await listen(user, 'Switch profile')
    await waitFor(() => expect(page.replace).toHaveBeenCalledOnce())
  })

  it('succeeds although the response is lost', async () => {
    const { user, world } = await openFamily({ as: 'parent' })
    world.faults.set([{ kind: 'truncated', endpoint: 'accounts.impersonate' }])
    await listen(user, 'Switch profile')
    await waitFor(() => expect(page.replace).toHaveBeenCalledOnce())
  })
})

describe('listening settings of a profile', () => {
  const ELZA = personas.child.id
  const NAME = 'Listening settings for Elza Vītola'

  async function openListening(user: UserEvent) {
    await user.click(family().getByRole('button', { name: NAME }))
    return within(await screen.findByRole('dialog', { name: NAME }))
  }

  it('stores volume, sleep timer and autoplay for the profile, and shows them in the list', async () => {
    const { user } = await openFamily({ as: 'parent' })
    const dialog = await openListening(user)
    expect(dialog.getByRole('slider', { name: 'Maximum volume' })).toHaveAttribute('aria-valuetext', '100%')
    expect(dialog.getByRole('radio', { name: 'Off' })).toBeChecked()
    expect(dialog.getByRole('switch', { name: 'Autoplay the next song' })).not.toBeChecked()
    expect(dialog.getByText(/They apply to this profile in this browser/)).toBeVisible()

    fireEvent.change(dialog.getByRole('slider', { name: 'Maximum volume' }), { target: { value: '0.6' } })
    await user.click(dialog.getByRole('radio', { name: '30 min' }))
    await user.click(dialog.getByRole('switch', { name: 'Autoplay the next song' }))
    await user.click(dialog.getByRole('button', { name: 'Done' }))

    await waitFor(() => expect(rows()[0]).toHaveTextContent('Volume up to 60% · Sleep timer 30 min · Autoplay on'))
    expect(savedLimits(ELZA).read()).toEqual({ volumeCeiling: 0.6, stopsAfterTrack: false })
    expect(savedSleepMinutes(ELZA).read()).toBe(30)
    await waitFor(() => expect(family().getByRole('button', { name: NAME })).toHaveFocus())
  })

  it('turns the sleep timer off again', async () => {
    savedSleepMinutes(ELZA).write(15)
    const { user } = await openFamily({ as: 'parent' })
    expect(rows()[0]).toHaveTextContent('Sleep timer 15 min')
    const dialog = await openListening(user)
    await user.click(dialog.getByRole('radio', { name: 'Off' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(rows()[0]).not.toHaveTextContent('Sleep timer'))
    expect(savedSleepMinutes(ELZA).read()).toBeUndefined()
  })

  it('explains a change that the browser cannot store, and does not show it as chosen', async () => {
    const { user } = await openFamily({ as: 'parent' })
    const dialog = await openListening(user)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await user.click(dialog.getByRole('radio', { name: '30 min' }))
    expect(dialog.getByRole('alert')).toHaveTextContent(/its storage is full or blocked/)
    expect(dialog.getByRole('radio', { name: 'Off' })).toBeChecked()
  })

  it('explains where only the device sets the volume', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'volume', 'get').mockReturnValue(1)
    const { user } = await openFamily({ as: 'parent' })
    const dialog = await openListening(user)
    expect(dialog.getByText(/Websites can't set the volume on this device/)).toBeVisible()
    expect(dialog.queryByRole('slider')).toBeNull()
  })

  it('forgets the settings of a deleted profile', async () => {
    savedLimits(ELZA).write({ volumeCeiling: 0.5, stopsAfterTrack: true })
    savedSleepMinutes(ELZA).write(15)
    const { user } = await openFamily({ as: 'parent' })
    await select(user, 'Elza Vītola')
    await pressDelete(user, 'Delete 1 profile?')
    await expectToast('Deleted 1 record')
    expect([savedLimits(ELZA).read(), savedSleepMinutes(ELZA).read()]).toEqual([undefined, undefined])
  })
})

describe('deleting profiles', () => {
  it('deletes several together and announces the number', async () => {
    const { user, world } = await openFamily()
    await select(user, 'Emīls Siliņš', 'Katrīna Siliņš')
    await pressDelete(user, 'Delete 2 profiles?')
    await expectToast('Deleted 2 records')
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(family().getByText('1 of 3 profiles')).toBeVisible()
    expect(family().queryByRole('toolbar')).toBeNull()
    expect(world.db.users.get(EMILS)).toBeUndefined()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(family().getByRole('list', { name: FAMILY })).toHaveFocus()
  })

  it('clears the selection and shows the reason on a 422', async () => {
    const { user, world } = await openFamily()
    world.faults.set([
      fault({
        kind: 'status',
        status: 422,
        endpoint: 'family.remove',
        body: { message: 'Cancel the subscription first.' },
      }),
    ])
    await select(user, 'Emīls Siliņš')
    await pressDelete(user, 'Delete 1 profile?')
    await expectToast('Cancel the subscription first.')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(family().queryByRole('toolbar')).toBeNull()
    expect(rows()).toHaveLength(3)
  })

  it('keeps the question open on failure and succeeds on the next press', async () => {
    const { user, world } = await openFamily()
    world.faults.set([fault({ kind: 'status', status: 500, endpoint: 'family.remove' })])
    await select(user, 'Emīls Siliņš')
    const dialog = await pressDelete(user, 'Delete 1 profile?')
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Could not delete records')
    world.faults.set([])
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await expectToast('Deleted 1 record')
    await waitFor(() => expect(rows()).toHaveLength(2))
  })

  it('shows the refetched list instead of an error when the response is lost', async () => {
    const { user, world } = await openFamily()
    world.faults.set([{ kind: 'truncated', endpoint: 'family.remove' }])
    await select(user, 'Emīls Siliņš')
    await pressDelete(user, 'Delete 1 profile?')
    await expectToast("We couldn't confirm that they were deleted. Check the list to see what's left.")
    await waitFor(() => expect(rows()).toHaveLength(2))
  })

  it('keeps the selection when cancelled', async () => {
    const { user } = await openFamily()
    await select(user, 'Emīls Siliņš')
    await user.click(family().getByRole('button', { name: 'Delete' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(family().getByText('1 selected')).toBeVisible()
    await user.click(family().getByRole('button', { name: 'Clear selection' }))
    expect(family().queryByRole('toolbar')).toBeNull()
  })
})
