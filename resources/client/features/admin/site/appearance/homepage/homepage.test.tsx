import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { readImage } from '@/core/shared/images/crop-picture'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

// jsdom decodes no images.
vi.mock(import('@/core/shared/images/crop-picture'))

type Visit = NonNullable<Parameters<typeof openSite>[1]>
type User = Awaited<ReturnType<typeof openSite>>['user']

const open = (item?: string, visit: Visit = {}) =>
  openSite(`/admin/appearance?section=homepage${item ? `&item=${item}` : ''}`, { as: 'admin', ...visit })
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }))
const undo = (user: User) => user.click(screen.getByRole('button', { name: 'Undo' }))
const landingOf = ({ db }: World) => db.settings.homepage?.appearance as Record<string, unknown>

async function choose(user: User, field: RegExp, option: string) {
  await user.click(await screen.findByRole('combobox', { name: field }))
  await user.click(await screen.findByRole('option', { name: option }))
}

describe('the home page', () => {
  it('changes from a channel to the landing page and back, with the channel of before', async () => {
    const { user, world } = await open()
    await choose(user, /^Type/, 'Landing page')
    expect(screen.queryByRole('combobox', { name: /^Channel/ })).toBeNull()
    await save(user)
    await waitFor(() => expect(world.db.settings.homepage).toMatchObject({ type: 'landingPage', value: 1 }))
    await choose(user, /^Type/, 'A channel')
    expect(await screen.findByRole('combobox', { name: /^Channel/ })).toHaveValue('Sākums')
    await save(user)
    await waitFor(() => expect(world.db.settings.homepage).toMatchObject({ type: 'channel', value: 1 }))
  })

  it('asks for the page of a custom page, and saves its id', async () => {
    const { user, world } = await open()
    await choose(user, /^Type/, 'A custom page')
    const page = await screen.findByRole('combobox', { name: /^Custom page/ })
    expect(page).toHaveAccessibleDescription('Choose a page.')
    const [first] = world.db.customPages.all()
    await user.click(page)
    await user.click(await screen.findByRole('option', { name: first?.title ?? '' }))
    await save(user)
    await waitFor(() => expect(world.db.settings.homepage).toMatchObject({ type: 'customPage', value: first?.id }))
  })
})

describe('the landing page', () => {
  it('saves a changed text with everything that no field shows', async () => {
    const { user, world } = await open('header', {
      prepare: ({ db }) => {
        const homepage = { ...db.settings.homepage, appearance: { ...landingOf({ db } as World), channelIds: [4] } }
        db.settings = { ...db.settings, homepage }
      },
    })
    const title = await screen.findByRole('textbox', { name: 'Title' })
    await user.clear(title)
    await user.type(title, 'Labrīt')
    await save(user)
    await waitFor(() => expect(landingOf(world)).toMatchObject({ headerTitle: 'Labrīt', channelIds: [4] }))
    expect(landingOf(world)['primaryFeatures']).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: 'Reset: Title' }))
    expect(title).toHaveValue('Dziesmas, kas aug kopā ar bērnu')
  })

  it('adds, edits, orders and removes features, each with undo', async () => {
    const { user, world } = await open('primaryFeatures')
    const titles = () =>
      within(screen.getByRole('grid', { name: 'Feature cards' }))
        .getAllByRole('row')
        .map((row) => row.textContent)
    await user.click(await screen.findByRole('button', { name: 'Add feature' }))
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Bez reklāmām')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await user.click(await screen.findByRole('button', { name: 'Move “Bez reklāmām”' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Move to the top' }))
    expect(titles()[0]).toBe('Bez reklāmām')
    await user.click(screen.getByRole('button', { name: 'Remove Visai ģimenei' }))
    expect(titles()).toHaveLength(3)
    await undo(user)
    expect(titles()).toHaveLength(4)
    await save(user)
    await waitFor(() =>
      expect(landingOf(world)['primaryFeatures']).toMatchObject([
        { title: 'Bez reklāmām' },
        { title: 'Droši bērniem' },
        { title: 'Visai ģimenei' },
        { title: 'Visās ierīcēs' },
      ]),
    )
  })

  it('changes a call to action, and keeps its icon', async () => {
    const { user, world } = await open('actions')
    const first = within(await screen.findByRole('group', { name: 'First button' }))
    const link = first.getByRole('textbox', { name: 'Link' })
    await user.clear(link)
    await user.type(link, 'javascript:1')
    expect(link).toHaveAccessibleDescription(/Enter a page such as \/pricing/)
    await user.clear(link)
    await user.type(link, 'https://example.com/')
    await user.click(first.getByRole('switch', { name: 'Open in a new tab' }))
    await save(user)
    await waitFor(() =>
      expect(landingOf(world)['actions']).toMatchObject({
        inputButton: 'Meklēt',
        cta1: { type: 'link', action: 'https://example.com/', target: '_blank', icon: [{ tag: 'path' }] },
      }),
    )
  })

  it('changes the icon of a call to action, and who sees it', async () => {
    const { user, world } = await open('actions')
    const second = within(await screen.findByRole('group', { name: 'Second button' }))
    await user.click(second.getByRole('button', { name: /^(Choose|Change) icon$/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose icon' }))
    await user.type(dialog.getByRole('searchbox', { name: 'Search icons' }), 'mic vocal')
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(1))
    await user.click(dialog.getByRole('option', { name: 'mic vocal' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(second.getByRole('button', { name: 'Who sees it' }))
    const [role] = world.db.roles.all()
    await user.click(await second.findByRole('checkbox', { name: role?.name ?? '' }))
    await user.type(second.getByRole('combobox', { name: 'Permissions' }), 'music.download{Enter}{Escape}')
    await save(user)
    await waitFor(() =>
      expect(landingOf(world)['actions']).toMatchObject({
        cta2: { icon: [{ tag: 'g' }], roles: [role?.id], permissions: ['music.download'], settings: {} },
      }),
    )
  })

  it('uploads a picture, and saves its URL', async () => {
    vi.mocked(readImage).mockResolvedValue({ image: new Image(), release: () => {} })
    const { user, world } = await open('footer')
    const input = await screen.findByLabelText('Picture', { selector: 'input' })
    await user.upload(input, new File(['x'], 'joslai.png', { type: 'image/png' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled())
    await save(user)
    await waitFor(() => expect(landingOf(world)['footerImage']).toMatch(/^storage\/homepage\//))
    expect(landingOf(world)['footerImage']).not.toBe('storage/homepage/8.svg')
  })

  it('shows the server’s message at its field, also from another section', async () => {
    const errors = { 'changes.settings.homepage.appearance.primaryFeatures.1.title': ['Too long.'] }
    const { user } = await open('primaryFeatures.1', {
      prepare: ({ faults }) =>
        faults.set([
          { kind: 'status', status: 422, endpoint: 'appearance.save', body: { message: 'Too long.', errors } },
        ]),
    })
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await save(user)
    const title = await screen.findByRole('textbox', { name: 'Title' })
    expect(title).toHaveAccessibleDescription('Too long.')
    await user.type(title, '!')
    expect(title).not.toHaveAccessibleDescription('Too long.')
  })
})
