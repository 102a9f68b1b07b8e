import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { PERSONA_PASSWORD, personas } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

type Homepage = NonNullable<World['db']['settings']['homepage']>

const homepage =
  (value: Homepage['value']) =>
  ({ db }: World): void => {
    db.settings.homepage = { ...db.settings.homepage, type: 'customPage', value }
  }

const refused =
  (status: number) =>
  ({ faults }: World): void =>
    faults.set([{ kind: 'status', status, endpoint: 'customPages.show' }])

const title = () => screen.findByRole('heading', { level: 1, name: 'Par mums' })

function rewrite({ db }: World, body: string): void {
  const page = db.customPages.all().find(({ slug }) => slug === 'par-mums')
  if (page) db.customPages.update(page.id, { body })
}

describe('CustomPageScreen', () => {
  it.each(['/pages/par-mums', '/pages/3/par-mums'])('renders %s from the data in the page', async (path) => {
    await openSite(path, { prepare: ({ faults }) => faults.set([{ kind: 'network', endpoint: '*' }]) })
    expect(await title()).toBeVisible()
    expect(await within(screen.getByRole('main')).findAllByRole('heading', { level: 2 })).not.toHaveLength(0)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  it('removes everything active from the body, and keeps its text', async () => {
    const hostile =
      '<script>alert(1)</script><p onclick="x">Labi</p><a href="javascript:x">Saite</a><iframe src="//evil.test"></iframe>'
    await openSite('/pages/par-mums', { prepare: (world) => rewrite(world, hostile) })
    expect(await screen.findByText('Labi')).not.toHaveAttribute('onclick')
    expect(screen.getByText('Saite')).not.toHaveAttribute('href')
    expect(screen.getByRole('main').querySelector('script, iframe')).toBeNull()
  })

  it.each([['par-mums'], ['3'], [3]])('shows guests the page as the homepage, by slug or id: %j', async (value) => {
    await openSite('/', { prepare: homepage(value) })
    expect(await title()).toBeVisible()
  })

  it('shows members the web player instead of the homepage', async () => {
    await openSite('/', { as: 'free', prepare: homepage('par-mums') })
    expect(await screen.findByRole('heading', { level: 1, name: 'Jaunumi' })).toBeInTheDocument()
  })
})

describe('errors of a custom page', () => {
  it('shows not-found for a missing page, which search engines do not list', async () => {
    await openSite('/pages/nav-tadas')
    expect(await screen.findByRole('heading', { name: /doorway to the great nothing/ })).toBeVisible()
    await waitFor(() => expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex'))
  })

  it.each([401, 403])('sends guests to sign in for a %i, and back afterwards', async (status) => {
    const { user, world } = await openSite('/pages/par-mums', { embedded: false, prepare: refused(status) })
    await waitFor(() => expect(window.location.pathname).toBe('/login'))
    await user.type(await screen.findByLabelText('Email'), personas.free.email)
    await user.type(screen.getByLabelText('Password'), PERSONA_PASSWORD)
    world.faults.set([])
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await title()).toBeVisible()
    expect(window.location.pathname).toBe('/pages/par-mums')
  })

  it('tells members that they may not see it', async () => {
    await openSite('/pages/par-mums', { as: 'free', embedded: false, prepare: refused(403) })
    expect(await screen.findByRole('heading', { name: "You don't have permission to see this" })).toBeVisible()
  })

  it('explains other errors, and loads the page again', async () => {
    const { user, world } = await openSite('/pages/par-mums', { embedded: false, prepare: refused(418) })
    expect(await screen.findByRole('heading', { name: 'There was an issue loading this page' })).toBeVisible()
    expect(screen.getByText('Please try again later')).toBeVisible()
    world.faults.set([])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await title()).toBeVisible()
  })
})
