import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import * as reporting from '@/core/platform/error-reporting/report-error'
import { cropImage } from '@/core/shared/images/crop-picture'
import { page } from '@/lib/browser/url'
import type { Fault } from '@mock/state/parts/faults'
import { personas } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'
import { enter, expectToast, failing } from '@tests/account-settings'
import { openSite } from '@tests/site'
import { stubObjectUrls } from '@tests/stub-object-urls'

vi.mock(import('@/core/shared/images/crop-picture'))

const ELZA = personas.child.id
const picture = new File(['a'], 'seja.png', { type: 'image/png' })

beforeAll(() => import('@/core/shared/forms/form-engine'))
beforeEach(() => {
  vi.spyOn(page, 'replace').mockImplementation(() => {})
  vi.mocked(cropImage).mockReset().mockResolvedValue({ status: 'done', file: picture })
  stubObjectUrls(() => 'blob:seja')
  sessionStorage.clear()
})

const field = (name: string) => screen.findByLabelText(name)
const button = (name: string) => screen.getByRole('button', { name })
const path = () => window.location.pathname

async function pickPicture(user: UserEvent): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input) await user.upload(input, picture)
}

describe('new profile', () => {
  const settings = () => new URL('/account-settings#family-access', window.location.origin).href
  const named = (world: World, email: string) => world.db.users.all().filter((user) => user.email === email)
  const storedText = () => Object.values({ ...sessionStorage }).join(' ')

  async function fill(user: UserEvent, email = 'emils@dziesma.test'): Promise<void> {
    await enter(user, await field('First name'), 'Emīls')
    await enter(user, screen.getByLabelText('Email'), email)
    await enter(user, screen.getByLabelText('Password'), 'dziesma2')
  }

  it('creates the profile with its picture, and announces it after a reload of the settings', async () => {
    const { user, world } = await openSite('/account-settings/new', { as: 'parent' })
    await fill(user)
    await pickPicture(user)
    expect(await screen.findByRole('button', { name: 'Replace image' })).toBeVisible()
    await user.click(button('Create profile'))
    await waitFor(() => expect(page.replace).toHaveBeenCalledExactlyOnceWith(settings()))
    const [made] = named(world, 'emils@dziesma.test')
    expect(made).toMatchObject({ first_name: 'Emīls', parent_id: personas.parent.id })
    expect(made?.avatar).toMatch(/\.png$/)
    expect(storedText()).toContain('User created')
    expect(storedText()).not.toContain('emils@')
  })

  it('creates the profile although its picture fails, with a link to add it', async () => {
    const { user, world } = await openSite('/account-settings/new', {
      as: 'parent',
      prepare: failing('accounts.uploadAvatar'),
    })
    await fill(user)
    await pickPicture(user)
    await user.click(button('Create profile'))
    await waitFor(() => expect(page.replace).toHaveBeenCalledOnce())
    const [made] = named(world, 'emils@dziesma.test')
    expect(storedText()).toContain("the image couldn't be saved")
    expect(storedText()).toContain(`/account-settings/${made?.id}/edit`)
  })

  it("shows the server's error at the field and keeps the input", async () => {
    const { user } = await openSite('/account-settings/new', { as: 'parent' })
    await fill(user, personas.free.email)
    await user.click(button('Create profile'))
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/already been taken/))
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(screen.getByLabelText('First name')).toHaveValue('Emīls')
    expect(page.replace).not.toHaveBeenCalled()
  })

  describe('with an address of the parent', () => {
    const email = () => screen.getByLabelText('Email')
    const offer = () => button('Use my address')

    it("adds the child's name, and creates the profile with it", async () => {
      const { user, world } = await openSite('/account-settings/new', { as: 'parent' })
      await enter(user, await field('First name'), 'Emīls')
      expect(screen.getByText(/messages to it arrive in your own inbox/)).toBeVisible()
      await user.click(offer())
      await waitFor(() => expect(email()).toHaveValue('parent+emils@dziesma.test'))
      expect(email()).toHaveFocus()
      await enter(user, screen.getByLabelText('Password'), 'dziesma2')
      await user.click(button('Create profile'))
      await waitFor(() => expect(page.replace).toHaveBeenCalledOnce())
      expect(named(world, 'parent+emils@dziesma.test')).toHaveLength(1)
    })

    it('numbers it for a second child of the same name, and again once the server has refused it', async () => {
      const { user } = await openSite('/account-settings/new', {
        as: 'parent',
        prepare: ({ db }) => {
          db.users.update(ELZA, { email: 'parent+elza@dziesma.test' })
          return db.users.update(personas.free.id, { email: 'parent+elza2@dziesma.test' })
        },
      })
      await enter(user, await field('First name'), 'Elza')
      await user.click(offer())
      await waitFor(() => expect(email()).toHaveValue('parent+elza2@dziesma.test'))
      await enter(user, screen.getByLabelText('Password'), 'dziesma2')
      await user.click(button('Create profile'))
      await waitFor(() => expect(email()).toHaveAccessibleDescription(/already been taken/))
      await user.click(offer())
      await waitFor(() => expect(email()).toHaveValue('parent+elza3@dziesma.test'))
    })

    it('fills it in although the family cannot be loaded', async () => {
      const { user } = await openSite('/account-settings/new', { as: 'parent', prepare: failing('family.list') })
      await field('First name')
      await user.click(offer())
      await waitFor(() => expect(email()).toHaveValue('parent+child@dziesma.test'))
    })
  })

  it('creates no second profile when the response is lost', async () => {
    const { user, world } = await openSite('/account-settings/new', { as: 'parent' })
    world.faults.set([{ kind: 'truncated', endpoint: 'family.create' }])
    await fill(user)
    await user.click(button('Create profile'))
    await waitFor(() => expect(page.replace).toHaveBeenCalledOnce())
    expect(named(world, 'emils@dziesma.test')).toHaveLength(1)
  })

  it.each<[string, Fault[], RegExp]>([
    [
      'when it is missing from the list',
      [{ kind: 'network', endpoint: 'family.create' }],
      /We couldn't confirm that the profile was added. It isn't in your family/,
    ],
    [
      'when the list fails too',
      [
        { kind: 'network', endpoint: 'family.create' },
        { kind: 'network', endpoint: 'family.list' },
      ],
      /We couldn't confirm that the profile was added. Check your family/,
    ],
  ])('announces a lost response %s, and creates the profile on the next press', async (_, faults, words) => {
    const { user, world } = await openSite('/account-settings/new', { as: 'parent' })
    await fill(user)
    world.faults.set(faults)
    await user.click(button('Create profile'))
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveValue('emils@dziesma.test')
    world.faults.set([])
    await user.click(button('Create profile'))
    await waitFor(() => expect(page.replace).toHaveBeenCalledOnce())
    expect(named(world, 'emils@dziesma.test')).toHaveLength(1)
  })

  it('links to the plans when the server has no room for another profile', async () => {
    const { user, world } = await openSite('/account-settings/new', {
      as: 'parent',
      prepare: ({ db }) => void (db.settings.billing = { enable: true }),
    })
    await fill(user)
    for (const id of [personas.free.id, personas.artist.id])
      world.db.users.update(id, { parent_id: personas.parent.id })
    await user.click(button('Create profile'))
    expect(await screen.findByText(/maximum number of family profiles/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/pricing')
  })

  it('redirects to the plans at the limit', async () => {
    await openSite('/account-settings/new', {
      as: 'parentAtCap',
      prepare: ({ db }) => void (db.settings.billing = { enable: true }),
    })
    const plan = await screen.findByRole('article', { name: 'Lielā ģimene' })
    expect(plan).toHaveTextContent('Includes more family profiles')
    expect(screen.getAllByRole('article')[0]).toBe(plan)
    expect(path()).toBe('/pricing')
  })

  it('shows no form at the limit on a site without plans', async () => {
    await openSite('/account-settings/new', { as: 'parentAtCap', prepare: ({ db }) => void (db.settings.billing = {}) })
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your family has reached its profile limit' }),
    ).toBeVisible()
    expect(screen.queryByLabelText('Email')).toBeNull()
  })

  it('offers the form when counting fails, and only reports the failure', async () => {
    const report = vi.spyOn(reporting, 'reportError')
    await openSite('/account-settings/new', { as: 'parent', prepare: failing('family.list') })
    expect(await field('Email')).toBeVisible()
    expect(report).toHaveBeenCalled()
    expect(screen.queryByText('There was an issue. Please try again.')).toBeNull()
  })

  it('redirects a child to the account settings, not to the plans', async () => {
    await openSite('/account-settings/new', { as: 'child' })
    await waitFor(() => expect(path()).toBe('/account-settings'))
  })

  it('redirects to the plans without the permission', async () => {
    await openSite('/account-settings/new', {
      as: 'free',
      prepare: ({ db }) => void (db.settings.billing = { enable: true }),
    })
    await waitFor(() => expect(path()).toBe('/pricing'))
  })
})

describe('profile form', () => {
  const open = (prepare?: (world: World) => unknown) =>
    openSite(`/account-settings/${ELZA}/edit`, { as: 'parent', prepare: (world) => void prepare?.(world) })

  it('saves name and password and returns to the settings', async () => {
    const { user, world } = await open()
    const first = await field('First name')
    expect(document.title).toBe(`Edit “${personas.child.email}” - Dziesma`)
    expect(first).toHaveValue('Elza')
    await enter(user, first, 'Elizabete')
    await enter(user, screen.getByLabelText('New password'), 'dziesma3')
    await user.click(button('Save'))
    await expectToast('User updated')
    await waitFor(() => expect(path()).toBe('/account-settings'))
    expect(world.db.users.get(ELZA)).toMatchObject({ first_name: 'Elizabete', password: 'dziesma3' })
  })

  it('keeps the password, confirmation and role that were not changed', async () => {
    const { user, world } = await open()
    const before = world.db.users.get(ELZA)
    await enter(user, await field('Last name'), 'Ozola')
    await user.click(button('Save'))
    await expectToast('User updated')
    const { password, email_verified_at, roles } = before ?? {}
    expect(world.db.users.get(ELZA)).toMatchObject({ password, email_verified_at, roles, last_name: 'Ozola' })
  })

  it("opens another family's profile for an administrator", async () => {
    await openSite(`/account-settings/${ELZA}/edit`, { as: 'admin' })
    expect(await field('First name')).toHaveValue('Elza')
  })

  it('shows the error at the field and saves once it is corrected', async () => {
    const { user } = await open()
    const password = await field('New password')
    await enter(user, password, 'ab')
    await user.click(button('Save'))
    await waitFor(() => expect(password).toHaveAccessibleDescription(/at least 3 characters/))
    await enter(user, password, 'abc')
    await user.click(button('Save'))
    await expectToast('User updated')
  })

  it('announces a failure, keeps the input and saves afterwards', async () => {
    const { user, world } = await open()
    await enter(user, await field('First name'), 'Elizabete')
    world.faults.set([{ kind: 'status', status: 500, endpoint: 'family.update' }])
    await user.click(button('Save'))
    expect(await screen.findByText(/There was an issue/)).toBeVisible()
    expect(screen.getByLabelText('First name')).toHaveValue('Elizabete')
    world.faults.set([])
    await user.click(button('Save'))
    await expectToast('User updated')
  })

  it('uploads and removes the picture immediately', async () => {
    const { user, world } = await open()
    await field('First name')
    await pickPicture(user)
    await expectToast('Uploaded avatar')
    expect(world.db.users.get(ELZA)?.avatar).toMatch(/\.png$/)
    await user.click(button('Remove image'))
    await expectToast('Removed avatar')
    expect(world.db.users.get(ELZA)?.avatar).toMatch(/\.svg$/)
  })

  it('shows why the server refuses a picture at the field', async () => {
    const { user, world } = await open()
    await field('First name')
    const body = { message: 'Too large.', errors: { file: ['The file must not be greater than 1500 kilobytes.'] } }
    world.faults.set([{ kind: 'status', status: 422, endpoint: 'accounts.uploadAvatar', body }])
    await pickPicture(user)
    expect(
      await within(screen.getByRole('group', { name: 'Profile image' })).findByText(body.errors.file[0] ?? ''),
    ).toBeVisible()
  })

  it('resends the email to an unconfirmed address only once', async () => {
    const { user, world } = await open(({ db }) => {
      db.settings.require_email_confirmation = true
      return db.users.update(ELZA, { email_verified_at: null })
    })
    await user.click(await screen.findByRole('button', { name: 'Resend email' }))
    await expectToast('Email sent')
    expect(world.outbox.all(personas.child.email)).toHaveLength(1)
  })

  it.each([
    ['that is confirmed', { email_verified_at: '2026-01-01' }, true],
    ['without required confirmation', { email_verified_at: null }, false],
  ])('offers no email to an address %s', async (_, own, require_email_confirmation) => {
    await open(({ db }) => {
      db.settings.require_email_confirmation = require_email_confirmation
      return db.users.update(ELZA, own)
    })
    expect(await screen.findByRole('button', { name: 'Resend email' })).toBeDisabled()
  })

  it('shows the reason for a suspension', async () => {
    await open(({ db }) => db.users.update(ELZA, { bans: [{ comment: 'Loud at night' }, { comment: 'Again' }] }))
    expect(await screen.findByText('Suspended: Loud at night')).toBeVisible()
  })

  it.each([
    ['an unknown profile', '999999'],
    ['a stranger', String(personas.free.id)],
    ['the parent', String(personas.parent.id)],
  ])('shows not-found for %s', async (_, id) => {
    await openSite(`/account-settings/${id}/edit`, { as: 'parent' })
    expect(await screen.findByText("Looks like you've found the doorway to the great nothing")).toBeVisible()
  })

  it('offers a retry when the profile fails to load', async () => {
    const { user, world } = await open(({ faults }) =>
      faults.set(['accounts.show', 'family.list'].map((endpoint) => ({ kind: 'status', status: 500, endpoint }))),
    )
    const retry = await screen.findByRole('button', { name: 'Try again' })
    world.faults.set([])
    await user.click(retry)
    expect(await field('First name')).toHaveValue('Elza')
  })
})
