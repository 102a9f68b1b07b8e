import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod/mini'

import { themes as originalThemes } from '@mock/state/seeds/themes'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

const valuesSchema = z.object({
  type: z.literal('setValues'),
  values: z.object({ settings: z.object({ branding: z.object({ site_name: z.string() }) }) }),
})

type Visit = NonNullable<Parameters<typeof openSite>[1]>
type User = Awaited<ReturnType<typeof openSite>>['user']

const open = (query = '', visit: Visit = {}) => openSite(`/admin/appearance${query}`, { as: 'admin', ...visit })
const nameField = () => screen.findByRole('textbox', { name: 'Site name' })
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }))
const unsaved = () => screen.queryByText('Unsaved changes')
const themeNames = ({ db }: World) => db.themes.map(({ name }) => name)
const refuse = (body: { message: string; errors: object }, status = 422) => ({
  prepare: ({ faults }: World) => faults.set([{ kind: 'status', status, endpoint: 'appearance.save', body }]),
})

/** Types another name of the site. */
async function rename(user: User, name: string) {
  const field = await nameField()
  await user.clear(field)
  await user.type(field, name)
}

describe('the appearance editor', () => {
  it('saves only what changed, and shows it on the site', async () => {
    const { user, world } = await open('?section=general')
    const before = world.db.themes
    await rename(user, 'Mana mūzika')
    expect(unsaved()).toBeInTheDocument()
    await save(user)
    await waitFor(() => expect(world.db.settings.branding?.site_name).toBe('Mana mūzika'))
    await waitFor(() => expect(document.title).toContain('Mana mūzika'))
    expect(unsaved()).toBeNull()
    expect(world.db.themes).toBe(before)
  })

  it('undoes and redoes by key, and goes back in the list of changes', async () => {
    const { user } = await open('?section=general')
    const original = await nameField()
    const name = (original as HTMLInputElement).value
    await rename(user, 'A')
    await user.keyboard('{Control>}z{/Control}')
    expect(await nameField()).not.toHaveValue('A')
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    expect(await nameField()).toHaveValue('A')
    await user.click(screen.getByRole('button', { name: 'Changes' }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Opened' }))
    expect(await nameField()).toHaveValue(name)
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  })

  it('resets a value and a section to the original', async () => {
    const { user, world } = await open('?section=general', {
      prepare: ({ db }) => void (db.settings.branding = { site_name: 'Cits', site_description: 'Apraksts' }),
    })
    await nameField()
    await user.click(screen.getByRole('button', { name: 'Reset: Site description' }))
    expect(screen.getByRole('textbox', { name: 'Site description' })).toHaveValue(
      'Dziesmas bērniem: klausies, dziedi līdzi un aizmiedz saldi.',
    )
    await user.click(screen.getByRole('button', { name: 'Reset' }))
    await save(user)
    await waitFor(() => expect(world.db.settings.branding?.site_name).toBe('Dziesma'))
  })

  it('shows the server’s message at its value', async () => {
    const errors = { 'settings.branding.site_name': ['That name is taken.'] }
    const { user } = await open('?section=general', refuse({ message: 'That name is taken.', errors }))
    await rename(user, 'Cita')
    await save(user)
    await waitFor(async () => expect(await nameField()).toHaveAccessibleDescription('That name is taken.'))
    expect(unsaved()).toBeInTheDocument()
    await rename(user, 'Trešā')
    expect(await nameField()).not.toHaveAccessibleDescription('That name is taken.')
  })

  it('stores the draft for a reload, and drops it once it is saved', async () => {
    const { user } = await open('?section=general')
    await rename(user, 'Pirms pārlādes')
    const draft = Object.entries(sessionStorage).find(([key]) => key.endsWith('appearance draft'))
    expect(draft?.[1]).toContain('Pirms pārlādes')
    await save(user)
    await waitFor(() => expect(unsaved()).toBeNull())
    expect(Object.keys(sessionStorage).filter((key) => key.endsWith('appearance draft'))).toEqual([])
  })

  it('shows the changes of another administrator beside the own ones, and keeps both', async () => {
    const { user, world } = await open('?section=general')
    await rename(user, 'Mans')
    world.db.settings.branding = { ...world.db.settings.branding, site_name: 'Viņu', site_description: 'Cits' }
    await save(user)
    const dialog = await screen.findByRole('dialog', { name: 'Someone else has changed the appearance' })
    const row = within(dialog).getByRole('region', { name: 'Site name' })
    expect(row).toHaveTextContent('YoursMansTheirsViņu')
    await user.click(within(dialog).getByRole('button', { name: 'Save, keep yours' }))
    await waitFor(() => expect(world.db.settings.branding?.site_name).toBe('Mans'))
    expect(world.db.settings.branding?.site_description).toBe('Cits')
  })

  it('says why there is no editor in release C', async () => {
    await open('', { release: 'C' })
    expect(await screen.findByText(/This release of the backend has no appearance editor/)).toBeVisible()
    expect(screen.queryByTitle('Preview of the site')).toBeNull()
  })

  // Not a 500, whose trace opens a dialog over an administrator's page, perhaps only in the next test.
  it('shows a failed load with a retry', async () => {
    const { user, world } = await open('', {
      prepare: ({ faults }) => faults.set([{ kind: 'status', status: 400, endpoint: 'appearance.show' }]),
    })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    world.faults.set([])
    await user.click(retry)
    expect(await screen.findByRole('list', { name: 'Sections' })).toBeVisible()
  })
})

describe('the themes', () => {
  const edit = async (user: User, name: string) =>
    user.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }))

  it.each(['B1', 'B2'] as const)(
    'creates, renames and saves a theme in the spelling of release %s',
    async (release) => {
      const { user, world } = await open('?section=themes', { release })
      await user.click(await screen.findByRole('button', { name: 'Create a theme' }))
      await user.click(await screen.findByRole('menuitem', { name: 'Dark theme' }))
      const name = await screen.findByRole('textbox', { name: 'Name' })
      await user.clear(name)
      await user.type(name, 'Mežs')
      await save(user)
      await waitFor(() => expect(themeNames(world)).toContain('Mežs'))
      expect(world.db.themes.find((theme) => theme.name === 'Mežs')).toMatchObject({ id: 3, is_dark: true })
      await waitFor(() => expect(window.location.search).toContain('item=3'))
      expect(screen.getByRole('textbox', { name: 'Name' })).toBe(name)
    },
  )

  it('resets who may change the theme, the first theme and its font', async () => {
    const { user, world } = await open('?section=themes', {
      prepare: ({ db }) => {
        db.settings.themes = { user_change: false, default_id: 2 }
        db.themes = db.themes.map((theme) => ({ ...theme, font: { family: 'Georgia', google: false } }))
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Reset: Visitors may change the theme' }))
    await user.click(screen.getByRole('button', { name: 'Reset: Theme on the first visit' }))
    await edit(user, 'Linu rīts')
    await user.click(await screen.findByRole('button', { name: 'Reset: Font' }))
    await save(user)
    await waitFor(() => expect(world.db.settings.themes).toEqual({ user_change: true, default_id: 1 }))
    expect(world.db.themes[0]?.font).toEqual(originalThemes[0]?.font ?? null)
  })

  it('opens a theme that lacks its name instead of saving', async () => {
    const { user, world } = await open('?section=themes')
    const before = themeNames(world)
    await edit(user, 'Linu rīts')
    await user.clear(await screen.findByRole('textbox', { name: 'Name' }))
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await save(user)
    expect(await screen.findByText('A theme has no name yet.')).toBeVisible()
    const name = await screen.findByRole('textbox', { name: 'Name' })
    expect(name).toHaveAccessibleDescription('Enter a name.')
    expect(themeNames(world)).toEqual(before)
    await user.type(name, 'Rīts')
    await save(user)
    await waitFor(() => expect(themeNames(world)).toContain('Rīts'))
  })

  it('deletes a theme with undo, and passes its default on', async () => {
    const { user, world } = await open('?section=themes')
    await user.click(await screen.findByRole('button', { name: 'Actions for Linu rīts' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const list = screen.getByRole('list', { name: 'Themes' })
    await waitFor(() => expect(within(list).queryByText('Linu rīts')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await within(list).findByText('Linu rīts')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Redo' }))
    await save(user)
    await waitFor(() => expect(themeNames(world)).toEqual(['Tintes nakts']))
    expect(world.db.settings.themes?.default_id).toBe('system')
    expect(world.db.themes[0]).toMatchObject({ default_light: true, default_dark: true })
  })

  it('names the pairs that are hard to read, and fixes them', async () => {
    const { user, world } = await open('?section=themes', {
      prepare: ({ db }) => {
        db.themes = db.themes.map((theme) => ({
          ...theme,
          values: { ...theme.values, '--be-text-muted-opacity': '30%' },
        }))
      },
    })
    await edit(user, 'Linu rīts')
    expect(await screen.findByText('8 pairs of colours are hard to read')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Fix: Muted text of pressed tabs' }))
    expect(await screen.findByText('All texts are easy to read.')).toBeVisible()
    await save(user)
    await waitFor(() => expect(world.db.themes[0]?.values['--be-text-muted-opacity']).not.toBe('30%'))
  })

  it('imports a theme from a file, and refuses another file', async () => {
    const { user, world } = await open('?section=themes')
    const input = await screen.findByLabelText('File of a theme', { selector: 'input' })
    await user.upload(input, new File(['[]'], 'other.json', { type: 'application/json' }))
    expect(await screen.findByText('This is not a file of a theme.')).toBeVisible()
    const theme = { name: 'Rudens', is_dark: true, values: { '--be-primary': '200 90 20', '--be-paper': 'url(x)' } }
    await user.upload(input, new File([JSON.stringify(theme)], 'rudens.json', { type: 'application/json' }))
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Rudens')
    await save(user)
    await waitFor(() => expect(themeNames(world)).toContain('Rudens'))
    expect(world.db.themes.at(-1)?.values).toEqual({ '--be-primary': '200 90 20' })
  })

  it('changes a colour by its code, and a font by its name', async () => {
    const { user, world } = await open('?section=themes&item=1')
    await user.click(await screen.findByRole('button', { name: /^Buttons and links/ }))
    const code = await screen.findByRole('textbox', { name: 'Colour code' })
    await user.clear(code)
    await user.type(code, '#0b4a8f')
    await user.tab()
    await user.keyboard('{Escape}')
    const font = await screen.findByRole('combobox', { name: 'Font' })
    await user.clear(font)
    await user.type(font, 'Roboto Slab')
    const slab = await screen.findByRole('option', { name: /^Roboto Slab/ })
    expect(within(slab).getByText('Roboto Slab').style.fontFamily).toContain('Roboto Slab')
    const names = () =>
      new URL(document.querySelector<HTMLLinkElement>('link[data-font-names]')?.href ?? '').searchParams
    await waitFor(() => expect(Object.fromEntries(names())).toEqual({ family: 'Roboto Slab', text: 'Robt Sla' }))
    await user.click(slab)
    await save(user)
    await waitFor(() => expect(world.db.themes[0]?.values['--be-primary']).toBe('11 74 143'))
    expect(world.db.themes[0]?.font).toMatchObject({ family: 'Roboto Slab', google: true })
  })
})

describe('the preview', () => {
  // On wide screens it is beside the panel.
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: true }))
    return () => vi.unstubAllGlobals()
  })

  it('receives the draft once per frame, and the saved values while compared', async () => {
    const { user } = await open('?section=general')
    const frame = await screen.findByTitle<HTMLIFrameElement>('Preview of the site')
    expect(frame.src).toMatch(/\/\?appearanceEditor=true$/)
    const page = frame.contentWindow
    if (!page) throw new Error('The preview has no page')
    const post = vi.spyOn(page, 'postMessage').mockReturnValue(undefined)
    const shownName = () => {
      const values = post.mock.calls.map(([message]) => valuesSchema.safeParse(message).data).filter(Boolean)
      return values.at(-1)?.values.settings.branding.site_name
    }
    await rename(user, 'Jauns')
    await waitFor(() => expect(shownName()).toBe('Jauns'))
    const compare = screen.getByRole('button', { name: 'Compare' })
    await user.pointer({ keys: '[MouseLeft>]', target: compare })
    await waitFor(() => expect(shownName()).toBe('Dziesma'))
    await user.pointer({ keys: '[/MouseLeft]', target: compare })
    await waitFor(() => expect(shownName()).toBe('Jauns'))
  })

  it('receives a dragged colour only, which renders nothing of the editor', async () => {
    Object.assign(Element.prototype, { setPointerCapture: () => {} })
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'setPointerCapture'))
    const { user } = await open('?section=themes&item=1')
    await user.click(await screen.findByRole('button', { name: /^Buttons and links/ }))
    const [shade] = await screen.findAllByRole('slider', { name: 'Color picker' })
    const page = screen.getByTitle<HTMLIFrameElement>('Preview of the site').contentWindow
    if (!page || !shade) throw new Error('No preview or no shades')
    fireEvent.pointerDown(shade, { pointerId: 1, isPrimary: true, button: 0 })
    const post = vi.spyOn(page, 'postMessage').mockReturnValue(undefined)
    const renders = new MutationObserver(() => {})
    renders.observe(document.body, { subtree: true, childList: true, characterData: true })
    for (let x = 0; x < 30; x++) fireEvent.pointerMove(shade, { pointerId: 1, clientX: x })
    await waitFor(() => expect(post).toHaveBeenCalled())
    const sent = post.mock.calls.map(([message]) => z.object({ type: z.string() }).parse(message).type)
    expect(new Set(sent)).toEqual(new Set(['setThemeValue']))
    expect(sent.length).toBeLessThan(30)
    expect(renders.takeRecords()).toEqual([])
    expect(unsaved()).toBeNull()
    fireEvent(shade, new Event('lostpointercapture', { bubbles: true }))
    expect(unsaved()).toBeVisible()
  })

  const press = (frame: HTMLIFrameElement, setting: string) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { source: 'appearance-preview', type: 'settingPressed', setting },
        source: frame.contentWindow,
        origin: window.location.origin,
      }),
    )

  it('opens the section of a pressed part of the page', async () => {
    await open()
    press(await screen.findByTitle<HTMLIFrameElement>('Preview of the site'), 'branding.logo_dark')
    expect(await nameField()).toBeVisible()
  })

  it('makes room for the section of a pressed part, where one of them fits', async () => {
    vi.unstubAllGlobals()
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Preview' }))
    press(screen.getByTitle<HTMLIFrameElement>('Preview of the site'), 'branding.logo_dark')
    expect(await nameField()).toBeVisible()
    expect(screen.queryByTitle('Preview of the site')).toBeNull()
  })
})
