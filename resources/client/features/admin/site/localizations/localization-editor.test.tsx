import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

const HELLO = 'Hello, :name!'
const lines = { Album: 'Album', [HELLO]: 'Labas, :name!', Library: '', Yes: 'Taip' }
const LITHUANIAN = 9
const editor = `/admin/localizations/${LITHUANIAN}`

/** Adds a language with four lines, and makes an endpoint refuse. */
const withLithuanian = (refused?: string) => ({
  as: 'admin' as const,
  prepare: ({ db, faults }: World) => {
    db.localizations.insert({ id: LITHUANIAN, name: 'Lietuvių', language: 'lt', lines })
    if (refused) faults.set([{ kind: 'status', status: 403, endpoint: refused, body: { message: `No ${refused}.` } }])
  },
})
const lineField = (name: string) => screen.findByRole('textbox', { name })
const savedLines = (world: World) => world.db.localizations.get(LITHUANIAN)?.lines
const choose = async (user: Awaited<ReturnType<typeof openSite>>['user'], filter: string) => {
  await user.click(screen.getByRole('combobox', { name: /^Show/ }))
  await user.click(await screen.findByRole('option', { name: filter }))
}
const jsonFile = (content: unknown) => new File([JSON.stringify(content)], 'lt.json', { type: 'application/json' })

// The list renders the rows that fit; jsdom gives elements no height.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100))

describe('the language editor', () => {
  it('saves a line, and sends the others unchanged', async () => {
    const { user, world } = await openSite(editor, withLithuanian())
    await user.type(await screen.findByRole('searchbox', { name: 'Search texts and translations' }), 'library')
    await user.type(await lineField('Library'), 'Biblioteka')
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(savedLines(world)).toEqual({ ...lines, Library: 'Biblioteka' }))
  })

  it('refuses to save a line without its placeholder, and focuses it', async () => {
    const { user, world } = await openSite(editor, withLithuanian())
    await user.type(await screen.findByRole('searchbox', { name: 'Search texts and translations' }), 'hello')
    const line = await lineField(HELLO)
    await user.clear(line)
    await user.type(line, 'Labas!')
    expect(line).toHaveAccessibleDescription('The translation must contain :name.')
    await user.clear(screen.getByRole('searchbox', { name: 'Search texts and translations' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(async () => expect(await lineField(HELLO)).toHaveFocus())
    expect(savedLines(world)).toEqual(lines)
    await user.type(await lineField(HELLO), ' :name')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(savedLines(world)).toEqual({ ...lines, [HELLO]: 'Labas! :name' }))
  })

  it('shows the progress, and keeps a row of the filter while it is translated', async () => {
    const { user } = await openSite(editor, withLithuanian())
    const progress = await screen.findByRole('progressbar', { name: 'Translated' })
    await waitFor(() => expect(progress.getAttribute('aria-valuetext')).toMatch(/^0% · 3 of \d,\d{3}$/))
    await choose(user, 'Untranslated only')
    await user.type(screen.getByRole('searchbox', { name: 'Search texts and translations' }), 'libr')
    expect(screen.queryByRole('textbox', { name: HELLO })).toBeNull()
    await user.type(await lineField('Library'), 'Biblioteka')
    expect(await lineField('Library')).toHaveValue('Biblioteka')
    expect(progress.getAttribute('aria-valuetext')).toMatch(/^0% · 4 of/)
  })

  it('creates a language, whose texts are all untranslated', async () => {
    const { user, world } = await openSite('/admin/localizations/new', withLithuanian())
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Eesti')
    await user.type(screen.getByRole('textbox', { name: 'Language code' }), 'e')
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(await screen.findByText('The language code must have 2 to 5 characters.')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Language code' }), 't')
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Eesti' })).toBeVisible()
    expect(world.db.localizations.all().at(-1)).toMatchObject({ name: 'Eesti', language: 'et', lines: {} })
    const progress = await screen.findByRole('progressbar', { name: 'Translated' })
    await waitFor(() => expect(progress.getAttribute('aria-valuetext')).toMatch(/^0% · 0 of \d,\d{3}$/))
  })

  it('lets a user search without the permission to save', async () => {
    const view = ['admin.access', 'localizations.view'].map((name) => ({ name, restrictions: [] }))
    const { user } = await openSite('/admin/localizations/1', {
      as: 'free',
      prepare: ({ db }) => {
        for (const { id } of db.roles.all()) db.roles.update(id, { permissions: view })
      },
    })
    await user.type(await screen.findByRole('searchbox', { name: 'Search texts and translations' }), 'Skip to content')
    expect(await lineField('Skip to content')).toHaveAttribute('readonly')
    expect(screen.queryByRole('button', { name: 'Upload a JSON file' })).toBeNull()
  })
})

describe('the JSON file of a language', () => {
  it('refuses a file that loses a placeholder, and one in another format', async () => {
    const { user, world } = await openSite(editor, withLithuanian())
    const input = await screen.findByLabelText('JSON file', { selector: 'input' })
    await user.upload(input, jsonFile({ [HELLO]: 'Labas!' }))
    expect(await screen.findByText('1 line of the file has an error.')).toBeVisible()
    expect(screen.getByText('The translation must contain :name.')).toBeVisible()
    await user.upload(input, jsonFile(['Labas']))
    expect(await screen.findByText('This is not a JSON file with translations.')).toBeVisible()
    expect(savedLines(world)).toEqual(lines)
  })
})

describe('a refused file of a language', () => {
  it('shows why a file was not accepted', async () => {
    const { user, world } = await openSite(editor, withLithuanian('localizations.upload'))
    await user.upload(await screen.findByLabelText('JSON file', { selector: 'input' }), jsonFile({ Yes: 'Aha' }))
    await user.click(await screen.findByRole('button', { name: 'Replace' }))
    expect(await screen.findByText('No localizations.upload.')).toBeVisible()
    expect(savedLines(world)).toEqual(lines)
  })
})
