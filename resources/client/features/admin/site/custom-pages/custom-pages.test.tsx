import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { personas } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

const LIST = '/admin/custom-pages'
const ABOUT = 3

const refusing = (endpoint: string) => ({
  as: 'admin' as const,
  prepare: ({ faults }: World) =>
    faults.set([{ kind: 'status', status: 403, endpoint, body: { message: `No ${endpoint}.` } }]),
})

// ProseMirror scrolls to the cursor, for which jsdom has no layout.
beforeAll(() => {
  Range.prototype.getClientRects = () => document.createElement('i').getClientRects()
  Range.prototype.getBoundingClientRect = () => new DOMRect()
})

// Removes drafts of the previous test.
afterEach(() => sessionStorage.clear())

const titleField = () => screen.findByRole('textbox', { name: 'Title' })
const slugField = () => screen.getByRole('textbox', { name: 'Slug' })
const content = () => screen.findByRole('textbox', { name: 'Content' })
const button = (name: string) => screen.getByRole('button', { name })

describe('the editor of a custom page', () => {
  it('derives the slug from the title until another is written, and shows the server’s refusal at the field', async () => {
    const { user, world } = await openSite(`${LIST}/new`, { as: 'admin' })
    await user.type(await titleField(), 'Par mums')
    expect(slugField()).toHaveValue('par-mums')
    expect(slugField()).toHaveAccessibleDescription(/^It follows the title until you write another one\. /)
    await content()
    await user.click(button('Create'))
    expect(await screen.findByText('The slug has already been taken.')).toBeVisible()
    await user.clear(slugField())
    await user.type(slugField(), 'Mūsu Stāsts')
    await user.type(await titleField(), ' vēlreiz')
    expect(slugField()).toHaveValue('musu-stasts')
    await user.click(button('Divider'))
    await user.click(button('Create'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Par mums vēlreiz' })).toBeVisible()
    expect(world.db.customPages.all().at(-1)).toMatchObject({ slug: 'musu-stasts', body: '<hr><p></p>' })
  })

  it('refuses a page without a title, and a number as the slug', async () => {
    const { user } = await openSite(`${LIST}/new`, { as: 'admin' })
    await titleField()
    await user.type(slugField(), '2026')
    await user.click(button('Create'))
    expect(await screen.findByText('The title field is required.')).toBeVisible()
    expect(screen.getByText('The slug must contain a letter.')).toBeVisible()
  })

  it('keeps the content unchanged when only the head’s tags change, and what others keep in them', async () => {
    const prepare = ({ db }: World) =>
      void db.customPages.update(ABOUT, { meta: { title: 'Vecais', robots: 'noindex' } })
    const { user, world } = await openSite(`${LIST}/${ABOUT}`, { as: 'admin', prepare })
    const { body } = world.db.customPages.get(ABOUT) ?? {}
    expect(within(await content()).getByRole('heading', { name: 'Kā viss sākās' })).toBeVisible()
    const title = screen.getByRole('textbox', { name: 'Title for search engines' })
    await user.clear(title)
    await user.type(title, 'Jaunais')
    await user.click(button('Save'))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(world.db.customPages.get(ABOUT)).toMatchObject({ body, meta: { title: 'Jaunais', robots: 'noindex' } })
    expect(screen.queryByText('Unsaved changes')).toBeNull()
  })

  it.each([
    ['customPages.create', `${LIST}/new`],
    ['customPages.update', `${LIST}/${ABOUT}`],
  ])('keeps what was written after a refused %s', async (name, path) => {
    const { user } = await openSite(path, refusing(name))
    await user.type(await titleField(), ' otrreiz')
    await content()
    await user.click(button('Divider'))
    await user.click(screen.getByRole('button', { name: /^(Create|Save)$/ }))
    expect(await screen.findByText(`No ${name}.`)).toBeVisible()
    expect((await content()).querySelector('hr')).not.toBeNull()
    expect(screen.getByText('Unsaved changes')).toBeVisible()
  })

  it('shows the page to a user who may only read it', async () => {
    const permissions = ['admin.access', 'custom_pages.view'].map((name) => ({ name, restrictions: [] }))
    const prepare = ({ db }: World) => void db.users.update(personas.free.id, { permissions })
    await openSite(`${LIST}/${ABOUT}`, { as: 'free', prepare })
    const preview = within(await screen.findByRole('region', { name: 'Preview' }))
    expect(await preview.findByRole('heading', { level: 2, name: 'Kā viss sākās' })).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Title' })).toBeDisabled()
    expect(screen.queryByRole('textbox', { name: 'Content' })).toBeNull()
  })
})

describe('the list of custom pages', () => {
  it('shows markup in a title as text, and deletes a page after a refusal', async () => {
    const markup = '<img src=x onerror=alert(1)>'
    const { user, world } = await openSite(LIST, {
      as: 'admin',
      prepare: (site) => {
        refusing('customPages.remove').prepare(site)
        site.db.customPages.update(1, { title: markup })
      },
    })
    expect(await screen.findByRole('link', { name: markup })).toHaveAttribute('href', `${LIST}/1`)
    await user.click(screen.getByRole('checkbox', { name: /^Select <img/ }))
    await user.click(button('Delete'))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await dialog.findByText('Could not delete records: No customPages.remove.')).toBeVisible()
    world.faults.set([])
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(world.db.customPages.get(1)).toBeUndefined())
  })
})
