import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'

import { personas } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'
import { enter, expectToast } from '@tests/account-settings'
import { openSite } from '@tests/site'

beforeAll(() =>
  Promise.all([
    import('@/core/shared/forms/form-engine'),
    import('@/core/shared/dialogs/dialog-overlay'),
    import('@/core/shared/dialogs/confirm-dialog'),
    import('./form/changes-dialog'),
    import('./settings-panel'),
  ]),
)

type Visit = NonNullable<Parameters<typeof openSite>[1]>

const open = (group = '', visit: Visit = {}) => openSite(`/admin/settings${group}`, { as: 'admin', ...visit })
const textbox = (name: string) => screen.findByRole('textbox', { name })
const checkbox = (name: string) => screen.findByRole('checkbox', { name })
const save = () => screen.findByRole('button', { name: 'Save' })
const drafts = () => JSON.stringify({ ...sessionStorage })

/** Makes an endpoint refuse. */
const refusing = (endpoint: string) => ({
  prepare: ({ faults }: World) =>
    faults.set([{ kind: 'status', status: 403, endpoint, body: { message: `No ${endpoint}.` } }]),
})

/** Gives the user of the visit these permissions only. */
const onlyWith = (...names: string[]): Visit => ({
  as: 'free',
  prepare: ({ db }) =>
    void db.users.update(personas.free.id, {
      roles: [],
      permissions: ['admin.access', ...names].map((name) => ({ name, restrictions: [] })),
    }),
})

describe('saving settings', () => {
  it.each(['A', 'B1', 'B2', 'C'] as const)(
    'sends only what has changed, in the spelling of release %s, and puts it in force',
    async (release) => {
      const { user, world } = await open('/general', { release })
      const before = structuredClone(world.db.settings)
      await enter(user, await textbox('Site name'), 'Dziesmu māja')
      await user.click(await save())
      await expectToast('Saved')
      expect(world.db.settings).toEqual({
        ...before,
        branding: { ...before.branding, site_name: 'Dziesmu māja' },
      })
      await waitFor(() => expect(document.title).toContain('Dziesmu māja'))
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
    },
  )

  it.each(['B1', 'B2'] as const)('sends lists and menu items as release %s reads them', async (release) => {
    const { user, world } = await open('/authentication', { release })
    await enter(user, await textbox('Text 1'), 'Lietošana')
    await user.click(screen.getByRole('button', { name: 'Add link' }))
    await user.click(await save())
    const dialog = within(await screen.findByRole('dialog', { name: 'Save these changes?' }))
    expect(dialog.getByRole('heading', { name: 'Policies to accept' })).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await expectToast('Saved')
    const { policies = [] } = world.db.settings.registration ?? {}
    expect(policies.map((policy) => policy?.label)).toEqual(['Lietošana', 'Privātuma politika'])
  })

  it('keeps changes of several groups, counts them, shows them, and discards them after a question', async () => {
    const { user, world } = await open('/general')
    await enter(user, await textbox('Site name'), 'Cits')
    await user.click(screen.getByRole('link', { name: /^Player/ }))
    await user.click(await checkbox('Hide the queue'))
    expect(await screen.findByText('2 unsaved changes')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Review' }))
    const review = within(await screen.findByRole('dialog', { name: 'Unsaved changes' }))
    expect(review.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Site nameNowDziesmaAfter savingCits',
      'Hide the queueNowOffAfter savingOn',
    ])
    await user.click(review.getAllByRole('button', { name: 'Close' })[0] ?? document.body)
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByText('2 unsaved changes')).toBeNull())
    expect(await checkbox('Hide the queue')).not.toBeChecked()
    expect(world.db.settings.branding?.site_name).toBe('Dziesma')
  })

  it('asks before other pages, and not before other groups', async () => {
    const { user } = await open('/general')
    await enter(user, await textbox('Site name'), 'Cits')
    await user.click(screen.getByRole('link', { name: /^Player/ }))
    expect(await checkbox('Hide the queue')).toBeVisible()
    const menu = within(screen.getByRole('navigation', { name: 'Administration' }))
    await user.click(menu.getByRole('link', { name: 'Users' }))
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  })

  it('keeps a draft over a reload, without secrets', async () => {
    const first = await open('/mail')
    await enter(first.user, await textbox('SMTP host'), 'smtp.cits.test')
    await enter(first.user, screen.getByLabelText('SMTP password'), 'noslēpums')
    await waitFor(() => expect(drafts()).toContain('smtp.cits.test'))
    expect(drafts()).not.toContain('noslēpums')
    await open('/mail')
    expect(await screen.findByText('We restored your draft.')).toBeVisible()
    await waitFor(async () => expect(await textbox('SMTP host')).toHaveValue('smtp.cits.test'))
  })
})

describe('a refused save', () => {
  it.each(['mail.contact_page_address', 'client.mail.contact_page_address'])(
    'shows the error of %s at its field, in whatever group',
    async (key) => {
      const { user, world } = await open('/mail')
      await enter(user, await textbox('Address for the contact page'), 'nekas')
      await user.click(screen.getByRole('link', { name: /^Player/ }))
      await user.click(await checkbox('Hide the queue'))
      if (key.startsWith('client'))
        world.faults.set([
          {
            kind: 'status',
            status: 422,
            endpoint: 'managedSettings.update',
            body: { message: 'Wrong.', errors: { [key]: ['Wrong.'] } },
          },
        ])
      await user.click(await save())
      const field = await textbox('Address for the contact page')
      await waitFor(() => expect(field).toHaveFocus())
      expect(field).toBeInvalid()
      world.faults.set([])
      await enter(user, field, 'pasts@dziesma.test')
      expect(field).toBeValid()
      await user.click(await save())
      await expectToast('Saved')
      expect(world.db.settings).toMatchObject({
        mail: { contact_page_address: 'pasts@dziesma.test' },
        player: { hide_queue: true },
      })
    },
  )

  it('shows the error of the certificate at its field, in its group', async () => {
    const { user, world } = await open('/player')
    await user.click(await checkbox('Hide the queue'))
    world.faults.set([
      {
        kind: 'status',
        status: 422,
        endpoint: 'managedSettings.update',
        body: { message: 'No key.', errors: { certificate: ['No key.'] } },
      },
    ])
    await user.click(await save())
    const field = screen.getByLabelText('Certificate of the service account')
    await waitFor(() => expect(field).toBeVisible())
    expect(field).toHaveAccessibleDescription(/No key\./)
  })

  it('shows errors of no field above all fields', async () => {
    const { user, world } = await open('/player')
    await user.click(await checkbox('Hide the queue'))
    world.faults.set([
      {
        kind: 'status',
        status: 422,
        endpoint: 'managedSettings.update',
        body: { message: 'No such key.', errors: { 'server.no_such_key': ['No such key.'] } },
      },
    ])
    await user.click(await save())
    expect(await screen.findByText('No such key.')).toBeVisible()
  })

  it('says once that a demo site saves nothing', async () => {
    const demo = ({ db }: World) => void (db.settings.site = { demo: true })
    const { user, world } = await open('/player', { prepare: demo })
    await user.click(await checkbox('Hide the queue'))
    await user.click(await save())
    await expectToast("You can't do this on a demo site.")
    expect(screen.getAllByText("You can't do this on a demo site.")).toHaveLength(1)
    expect(await checkbox('Hide the queue')).toBeChecked()
    expect(world.db.settings.player?.hide_queue).toBeUndefined()
  })

  it.each([
    ['/uploads', 'Uploads to S3', 'Allow this site', 'The bucket allows this site'],
    ['/mail', 'Nothing changed after saving?', 'Empty the cache', 'Cache emptied'],
  ])('offers the tools of a group: %s', async (group, name, button, done) => {
    const { user } = await open(group, {
      prepare: ({ db }) => void (db.settings.uploads = { ...db.settings.uploads, public_driver: 's3' }),
    })
    const tool = within(await screen.findByRole('region', { name }))
    await user.click(tool.getByRole('button', { name: button }))
    await expectToast(done)
    expect(tool.getByText('Succeeded')).toBeVisible()
  })

  it('shows a wrong code of Dropbox at its field, then connects', async () => {
    const { user, world } = await open('/uploads', {
      prepare: ({ db }) => void (db.settings.uploads = { ...db.settings.uploads, public_driver: 'dropbox' }),
    })
    const panel = within(await screen.findByRole('region', { name: 'Connect Dropbox' }))
    await enter(user, panel.getByRole('textbox', { name: 'App key' }), 'atslēga')
    await enter(user, panel.getByLabelText('App secret'), 'noslēpums')
    await enter(user, panel.getByRole('textbox', { name: 'Code' }), 'wrong')
    await user.click(panel.getByRole('button', { name: 'Connect' }))
    await waitFor(() => expect(panel.getByRole('textbox', { name: 'Code' })).toBeInvalid())
    await enter(user, panel.getByRole('textbox', { name: 'Code' }), 'īstais')
    await user.click(panel.getByRole('button', { name: 'Connect' }))
    await expectToast('Dropbox is connected')
    expect(world.db.server['storage_dropbox_refresh_token']).toBe('mock-īstais')
  })
})

describe('fields of settings', () => {
  it('shows a field with the setting that it depends on', async () => {
    const { user } = await open('/cookies')
    await checkbox('Show the cookie notice')
    expect(screen.queryByRole('combobox', { name: 'Place' })).toBeNull()
    await user.click(await checkbox('Show the cookie notice'))
    expect(await screen.findByRole('combobox', { name: 'Place' })).toBeVisible()
  })

  it('never shows a secret, and replaces or removes it', async () => {
    const { user, world } = await open('/mail')
    const field = await screen.findByLabelText('SMTP password')
    expect(field).toHaveValue('')
    expect(document.body.innerHTML).not.toContain('mock-mail-password')
    await user.click(screen.getByRole('button', { name: 'Remove SMTP password' }))
    expect(screen.getByText('Removed when you save.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Keep SMTP password' }))
    await enter(user, field, 'jauna')
    await user.click(await save())
    await expectToast('Saved')
    expect(world.db.server['mail_password']).toBe('jauna')
    await waitFor(() => expect(screen.getByLabelText('SMTP password')).toHaveValue(''))
  })

  it('lists values that no group knows, and never their secrets', async () => {
    const { user, world } = await open('/other', {
      prepare: ({ db }) => void (db.server = { ...db.server, weather_region: 'LV', weather_token: 'mock-token' }),
    })
    await enter(user, await textbox('weather_region'), 'EE')
    expect(screen.getByLabelText('weather_token')).toHaveValue('')
    await user.click(await save())
    await expectToast('Saved')
    expect(world.db.server).toMatchObject({ weather_region: 'EE', weather_token: 'mock-token' })
  })

  it('allows only reading without the permission to save', async () => {
    await open('/player', onlyWith('settings.view'))
    expect(await checkbox('Hide the queue')).toBeDisabled()
    expect(screen.getByText('You can look at the settings, but not change them.')).toBeVisible()
  })

  it('denies the screen without the permission to see it', async () => {
    await open('/player', onlyWith('users.view'))
    expect(await screen.findByRole('heading', { name: "You don't have permission to see this" })).toBeVisible()
  })

  it('shows an error with a retry while they fail to load, and not-found for an unknown group', async () => {
    const { user, world } = await open('/player', refusing('managedSettings.show'))
    await screen.findByRole('button', { name: 'Try again' })
    world.faults.set([])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await checkbox('Hide the queue')).toBeVisible()
    await open('/no-such-group')
    expect(await screen.findByRole('heading', { name: /doorway to the great nothing/ })).toBeVisible()
  })
})

describe('the search', () => {
  it('leads to the switch without which a setting is hidden', async () => {
    const { user } = await open()
    await user.type(await screen.findByRole('searchbox', { name: 'Search all settings' }), 'pusher cluster{Enter}')
    await waitFor(async () => expect(await checkbox('Notifications without a reload')).toHaveFocus())
    expect(screen.queryByRole('textbox', { name: 'Pusher cluster' })).toBeNull()
  })

  it.each([
    ['en', 'Search all settings', 'smtp host', 'SMTP host'],
    ['en', 'Search all settings', 'sutitaja adrese', 'Sender’s address'],
    ['lv', 'Meklēt visos iestatījumos', 'sender’s address', 'Sūtītāja adrese'],
  ] as const)('finds in %s by both languages: %s, “%s”', async (language, search, typed, label) => {
    const { user } = await open('', { language })
    await user.type(await screen.findByRole('searchbox', { name: search }), typed)
    expect(await screen.findByRole('link', { name: new RegExp(`^${label}`) })).toBeVisible()
    await user.keyboard('{Enter}')
    await waitFor(async () => expect(await textbox(label)).toHaveFocus())
    expect(window.location.pathname).toBe('/admin/settings/mail')
  })

  it('says that nothing matches', async () => {
    const { user } = await open()
    await user.type(await screen.findByRole('searchbox', { name: 'Search all settings' }), 'qwxz')
    expect(await screen.findByText('No matching settings. Try another word.')).toBeVisible()
  })
})

describe('a file of settings', () => {
  const pick = async (content: string) => {
    const { user, world } = await open()
    const file = new File([content], 'settings.json', { type: 'application/json' })
    await screen.findByRole('button', { name: 'Upload a settings file' })
    const input = document.querySelector<HTMLInputElement>('input[type=file][accept*=json]')
    if (input) await user.upload(input, file)
    return { user, world }
  }

  it('shows the difference before it is used, and is saved only then', async () => {
    const { user, world } = await pick(
      JSON.stringify({
        format: 'dziesma-settings',
        version: 1,
        settings: { 'client.branding.site_name': 'No faila', 'server.mail_password': 'x', 'client.no.such': 1 },
      }),
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'Use the settings in this file?' }))
    expect(dialog.getAllByRole('listitem')).toHaveLength(1)
    expect(dialog.getByText('No faila')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Use them' }))
    expect(await screen.findByText('1 unsaved change', { selector: 'p' })).toBeVisible()
    expect(world.db.settings.branding?.site_name).toBe('Dziesma')
    await user.click(await save())
    await expectToast('Saved')
    expect(world.db.settings.branding?.site_name).toBe('No faila')
    expect(world.db.server['mail_password']).toBe('mock-mail-password')
  })

  it('refuses another file', async () => {
    await pick('{"settings":[]}')
    expect(await screen.findByText('This is not a file with settings.')).toBeVisible()
  })
})
