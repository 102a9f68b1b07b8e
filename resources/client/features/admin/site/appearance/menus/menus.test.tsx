import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { MenuItem } from '@/contract/shapes/menus'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

type Visit = NonNullable<Parameters<typeof openSite>[1]>
type User = Awaited<ReturnType<typeof openSite>>['user']

const FOOTER = 'footer-secondary'

const open = (place = '', visit: Visit = {}) =>
  openSite(`/admin/appearance?section=menus${place && `&item=${place}`}`, { as: 'admin', ...visit })
const press = async (user: User, name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }))
const field = (name: string) => screen.findByRole('textbox', { name })
const savedMenu = ({ db }: World, id = FOOTER) => db.settings.menus?.find((menu) => menu.id === id)
const labels = (world: World) => savedMenu(world)?.items?.map(({ label }) => label)
const refill = async (user: User, name: string, text: string) => {
  const input = await field(name)
  await user.clear(input)
  if (text) await user.type(input, text)
}

describe('menus of the appearance editor', () => {
  it.each(['B1', 'B2'] as const)('creates a menu with an item and a position in release %s', async (release) => {
    const { user, world } = await open('', { release })
    await press(user, 'Create a menu')
    await refill(user, 'Name', 'Palīdzība')
    await user.click(screen.getByRole('checkbox', { name: /^Account settings/ }))
    await press(user, 'Add an item')
    await refill(user, 'Label', 'Noteikumi')
    await refill(user, 'Path', '/pages/noteikumi')
    await save(user)
    await waitFor(() => expect(world.db.settings.menus?.at(-1)?.name).toBe('Palīdzība'))
    const menu = world.db.settings.menus?.at(-1)
    expect(menu?.positions).toEqual(['account-settings-page'])
    expect(menu?.items).toMatchObject([{ type: 'route', label: 'Noteikumi', action: '/pages/noteikumi' }])
    expect(screen.queryByText('Unsaved changes')).toBeNull()
  })

  it('moves an item to another menu, with undo', async () => {
    const item = (id: string, label: string) => ({ id, type: 'route', label, action: '/' }) as never
    const { user, world } = await open('one', {
      prepare: ({ db }) => {
        db.settings.menus = [
          { id: 'one', name: 'Pirmā', positions: [], items: [item('a', 'Viens'), item('b', 'Divi')] },
          { id: 'two', name: 'Otrā', positions: [], items: [item('a', 'Trīs')] },
        ]
      },
    })
    await press(user, 'Move “Viens”')
    await user.click(await screen.findByRole('menuitem', { name: 'Move to “Otrā”' }))
    expect(await screen.findByText('“Viens” moved to “Otrā”')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Viens' })).toBeNull())
    await press(user, 'Undo')
    expect(await screen.findByRole('button', { name: 'Viens' })).toBeVisible()
    await press(user, 'Redo')
    await save(user)
    const names = (id: string) => savedMenu(world, id)?.items?.map(({ label }) => label)
    await waitFor(() => expect(names('two')).toEqual(['Trīs', 'Viens']))
    expect(names('one')).toEqual(['Divi'])
  })

  it('says which menus are at a position', async () => {
    await open('primary')
    const footer = await screen.findByRole('checkbox', { name: /^Footer ?Also there: Kājene$/ })
    expect(footer).not.toBeChecked()
  })

  it('sends fields of other releases back unchanged, and an icon that the picker does not offer', async () => {
    const icon = [{ tag: 'path', attr: { d: 'M3 3h18' }, child: [] }]
    const item = { id: 'x', type: 'route', label: 'Sens', action: '/', order: 1, badge: 'jauns', icon }
    const { user, world } = await open('old', {
      prepare: ({ db }) => {
        db.settings.menus = [{ id: 'old', name: 'Vecā', positions: [], items: [item as never], layout: 'wide' }]
      },
    })
    await refill(user, 'Name', 'Jaunā')
    await save(user)
    await waitFor(() => expect(savedMenu(world, 'old')).toMatchObject({ name: 'Jaunā', layout: 'wide' }))
    expect(savedMenu(world, 'old')?.items).toMatchObject([item])
  })

  it('draws only the shapes of an icon', async () => {
    const icon = [
      { tag: 'script', attr: { href: 'data:text/javascript,alert(1)' } },
      { tag: 'path', attr: { d: 'M3 3h18', onload: 'alert(1)' } },
    ]
    const item = { id: 'x', type: 'route', label: 'Ļauns', action: '/', icon }
    await open('m', {
      prepare: ({ db }) => {
        db.settings.menus = [{ id: 'm', name: 'Svešā', positions: [], items: [item as never] }]
      },
    })
    const button = await screen.findByRole('button', { name: 'Ļauns' })
    expect(button.querySelector('svg')?.innerHTML).toBe('<path d="M3 3h18"></path>')
  })

  it('moves an item without dragging, and undoes it by its name', async () => {
    const { user, world } = await open(FOOTER)
    await press(user, 'Move “Lietotne”')
    await user.click(await screen.findByRole('menuitem', { name: 'Move to the bottom' }))
    expect(screen.getByText('“Lietotne” moved to position 4 of 4')).toBeInTheDocument()
    await save(user)
    await waitFor(() => expect(labels(world)?.at(-1)).toBe('Lietotne'))
    await press(user, 'Add an item')
    await press(user, 'Undo')
    // The item is gone, so its menu is shown.
    expect(await screen.findByRole('row', { name: 'Lietotne' })).toBeVisible()
    await press(user, 'Changes')
    expect(await screen.findByRole('menuitemradio', { name: /Kājenes otrā rinda: Menu item/ })).toBeVisible()
  })

  it('focuses the next item once one is deleted, and the opened one on the way back', async () => {
    const { user, world } = await open(FOOTER)
    await press(user, 'Lietotne')
    expect(screen.getByRole('heading', { name: 'Menus' })).toHaveFocus()
    await press(user, 'Back')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Lietotne' })).toHaveFocus())
    await press(user, 'Lietotne')
    await press(user, 'Delete this item')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sazināties' })).toHaveFocus())
    await save(user)
    await waitFor(() => expect(labels(world)).toHaveLength(3))
  })

  it('shows the server’s message about a part of a menu', async () => {
    const { user } = await open(FOOTER, {
      prepare: ({ faults }) =>
        faults.set([
          {
            kind: 'status',
            status: 422,
            endpoint: 'appearance.save',
            body: { message: 'No.', errors: { 'settings.menus.6.name': ['That name is taken.'] } },
          },
        ]),
    })
    await refill(user, 'Name', 'Kājene')
    await save(user)
    expect(await screen.findByText('That name is taken.', { selector: '[role=alert] *' })).toBeVisible()
  })
})

describe('items of a menu', () => {
  const item = (world: World): MenuItem | undefined => savedMenu(world)?.items?.[0]
  const openItem = (visit?: Visit) =>
    open(encodeURIComponent(`${FOOTER}.footer-secondary-/muzikas-platforma-berniem-aplikacija`), visit)

  it('leads to a page of the list, which names it', async () => {
    const { user, world } = await openItem()
    await refill(user, 'Label', '')
    await user.click(screen.getByRole('combobox', { name: /^Leads to/ }))
    await user.click(await screen.findByRole('option', { name: 'A custom page' }))
    const page = await screen.findByRole('combobox', { name: 'Page' })
    await user.clear(page)
    await user.type(page, 'Privātuma')
    await user.click(await screen.findByRole('option', { name: /^Privātuma politika/ }))
    await user.click(screen.getByRole('switch', { name: 'Open in a new tab' }))
    await save(user)
    await waitFor(() => expect(item(world)?.type).toBe('customPage'))
    expect(item(world)).toMatchObject({
      label: 'Privātuma politika',
      action: '/pages/privatuma-politika',
      target: '_blank',
    })
  })

  it('says that an unsafe URL is shown to nobody', async () => {
    const { user } = await openItem()
    await user.click(await screen.findByRole('combobox', { name: /^Leads to/ }))
    await user.click(await screen.findByRole('option', { name: 'Another site' }))
    await refill(user, 'URL', 'javascript:alert(1)')
    expect(await field('URL')).toHaveAccessibleDescription(/^Nobody sees the item/)
  })

  it('stores conditions, and casts the values of settings', async () => {
    const { user, world } = await openItem()
    await user.click(await screen.findByRole('checkbox', { name: 'artists' }))
    await user.type(screen.getByRole('combobox', { name: 'Permissions' }), 'music.download{Enter}{Escape}')
    await user.click(screen.getByRole('combobox', { name: /^Subscription/ }))
    await user.click(await screen.findByRole('option', { name: 'Only subscribers' }))
    await press(user, 'Add a setting')
    await user.type(await field('Setting 1'), 'billing.enable')
    await press(user, 'Add a setting')
    await save(user)
    await waitFor(() => expect(item(world)?.roles).toEqual([6]))
    expect(item(world)).toMatchObject({
      permissions: ['music.download'],
      subscriptionStatus: 'subscribed',
      settings: { 'billing.enable': true },
    })
    await press(user, 'Remove setting 1')
    expect(screen.getByRole('button', { name: 'Add a setting' })).toHaveFocus()
    await press(user, 'Undo')
    expect(await field('Setting 1')).toHaveValue('billing.enable')
  })

  it('stores a found icon as a tree of shapes, and removes it', async () => {
    const { user, world } = await openItem()
    await press(user, 'Choose icon')
    const dialog = await screen.findByRole('dialog', { name: 'Choose icon' })
    await user.type(within(dialog).getByRole('searchbox', { name: 'Search icons' }), 'mic vocal')
    await waitFor(() => expect(within(dialog).getAllByRole('option')).toHaveLength(1))
    await user.click(within(dialog).getByRole('option', { name: 'mic vocal' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await save(user)
    await waitFor(() => expect(item(world)?.icon).toMatchObject([{ tag: 'g', attr: { fill: 'none' } }]))
    expect(item(world)?.icon?.[0]?.child.map(({ tag }) => tag)).toContain('path')
    await press(user, 'No icon')
    await save(user)
    await waitFor(() => expect(item(world)?.icon).toBeNull())
  })
})

describe('what visitors see of a menu', () => {
  it('filters the items by the rules of the site', async () => {
    const items = [
      { id: 'all', type: 'route', label: 'Visiem', action: '/' },
      { id: 'guest', type: 'route', label: 'Viesiem', action: '/', roles: [1] },
      { id: 'subscriber', type: 'route', label: 'Abonentiem', action: '/', subscriptionStatus: 'subscribed' },
      { id: 'create', type: 'route', label: 'Biedriem', action: '/', permissions: ['playlists.create'] },
      { id: 'plans', type: 'route', label: 'Plāni', action: '/pricing' },
    ]
    const { user } = await open('m', {
      prepare: ({ db }) => {
        db.settings.menus = [{ id: 'm', name: 'Izvēlne', positions: ['footer'], items: items as never }]
      },
    })
    const seen = async (visitor: string) => {
      await user.click(await screen.findByRole('radio', { name: visitor }))
      const list = await screen.findByRole('list', { name: 'Visible items' })
      return within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    }
    expect(await seen('Guest')).toEqual(['Visiem', 'Viesiem', 'Plāni'])
    expect(await seen('Member')).toEqual(['Visiem', 'Biedriem', 'Plāni'])
    expect(await seen('Subscriber')).toEqual(['Visiem', 'Abonentiem', 'Biedriem', 'Plāni'])
    expect(await seen('Child')).toEqual(['Visiem'])
    expect(screen.getByText('4 items are hidden')).toBeVisible()
  })
})

describe('the preview of a menu', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: true }))
    return () => vi.unstubAllGlobals()
  })

  it('opens a pressed item', async () => {
    await open()
    const frame = await screen.findByTitle<HTMLIFrameElement>('Preview of the site')
    const data = { source: 'appearance-preview', type: 'settingPressed', setting: 'menus.6.items.1' }
    window.dispatchEvent(
      new MessageEvent('message', { data, source: frame.contentWindow, origin: window.location.origin }),
    )
    expect(await field('Label')).toHaveValue('Sazināties')
  })
})
