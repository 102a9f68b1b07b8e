import { screen, within } from '@testing-library/react'
import { CloudSun } from 'lucide-react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { ScreenDescription } from '@/core/shared/records/sections/screen-section'
import type { Section } from '@/core/shared/records/sections/section'
import { personas } from '@mock/state/seeds/personas'
import { openSite } from '@tests/site'

/** Loads the code of the section, as `import()` does. */
const load = vi.hoisted(() => vi.fn<ScreenDescription['screen']>())

vi.mock(import('./sections'), async (importOriginal) => {
  const original = await importOriginal()
  const { screenSection } = await import('./area')
  const section = screenSection({
    id: 'weather',
    title: 'Radio',
    permission: 'weather.view',
    icon: CloudSun,
    screen: load,
  })
  const sectionGroups = [...original.sectionGroups, { title: 'Site', sections: [section] } as const]
  return { ...original, sectionGroups, sections: [...original.sections, section] }
})

const prefetchScreen = vi.fn<Section['prefetch']>()

beforeEach(() => {
  vi.clearAllMocks()
  prefetchScreen.mockReturnValue({ queryKey: ['weather'], fetch: async () => {} })
  load.mockResolvedValue({ Screen: ({ path }) => <h1>Radio: {path.join('/')}</h1>, prefetch: prefetchScreen })
})

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const menu = () => screen.findByRole('navigation', { name: 'Administration' })

/** Opens a path as a user who may open the admin area, and also has these permissions. */
const openAs = (path: string, ...permissions: string[]) =>
  openSite(path, {
    as: 'free',
    prepare: ({ db }) =>
      void db.users.update(personas.free.id, {
        roles: [],
        permissions: ['admin.access', ...permissions].map((name) => ({ name, restrictions: [] })),
      }),
  })

describe('a section with a screen', () => {
  it('opens from the menu', async () => {
    const { user } = await openAs('/admin', 'weather.view')
    await user.click(within(await menu()).getByRole('link', { name: 'Radio' }))
    expect(await heading('Radio:')).toBeVisible()
  })

  it('opens from the command palette', async () => {
    const { user } = await openAs('/admin', 'weather.view')
    await user.click(await screen.findByRole('button', { name: /Search or run a command/ }))
    await user.click(await screen.findByRole('option', { name: 'Radio' }))
    expect(await heading('Radio:')).toBeVisible()
  })

  it('passes the path below it to the screen', async () => {
    await openAs('/admin/weather/general/logo', 'weather.view')
    expect(await heading('Radio: general/logo')).toBeVisible()
  })

  it('hides itself from users without its permission, and denies the screen to them', async () => {
    await openAs('/admin/weather', 'users.view')
    expect(await heading("You don't have permission to see this")).toBeVisible()
    const links = within(await menu()).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['Overview', 'Users'])
    expect(load).not.toHaveBeenCalled()
  })

  it('shows an error while its code fails to load, and retries', async () => {
    load.mockRejectedValue(new Error('The chunk is missing'))
    const { user } = await openAs('/admin/weather', 'weather.view')
    expect(await heading('There was an issue. Please try again.')).toBeVisible()
    load.mockResolvedValue({ Screen: () => <h1>Radio</h1> })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await heading('Radio')).toBeVisible()
  })

  it('shows a skeleton while its code loads', async () => {
    let finish = () => {}
    load.mockReturnValue(
      new Promise((resolve) => {
        finish = () => resolve({ Screen: () => <h1>Radio</h1> })
      }),
    )
    await openAs('/admin/weather', 'weather.view')
    await menu()
    expect(document.querySelector('main > [aria-hidden]')).toBeInTheDocument()
    finish()
    expect(await heading('Radio')).toBeVisible()
  })

  it('prefetches its code, and the data that the screen names', async () => {
    const { prefetch } = await import('./admin-screen')
    await prefetch({
      pathname: '/admin/weather/general',
      params: { '*': 'weather/general' },
      search: new URLSearchParams(),
    })?.fetch()
    expect(load).toHaveBeenCalledTimes(1)
    expect(prefetchScreen).toHaveBeenCalledWith(['general'])
  })
})
