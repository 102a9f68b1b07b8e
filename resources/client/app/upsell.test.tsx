import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'

import { queryClient } from '@/core/platform/api/query-client'
import { planQueries } from '@/core/shared/pricing/plan-queries'
import type { PersonaKey } from '@mock/state/seeds/personas'
import { PLANS } from '@mock/state/seeds/products'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

const SONG = 'Puppy Outwits the Giant'

// Compiles the lazy chunks first, which can take longer than a test's timeout.
beforeAll(() =>
  Promise.all([import('@/core/shared/media/menu/open-media-menu'), import('@/core/shared/upsell/announce-missing')]),
)

const plans = () => queryClient.getQueryData(planQueries.list.queryKey)

/** Takes a permission from every role, and sells it with the most expensive plan. */
const sell =
  (name: string) =>
  ({ db }: World): void => {
    for (const { id, permissions } of db.roles.all())
      db.roles.update(id, { permissions: permissions.filter((permission) => permission.name !== name) })
    db.products.update(PLANS.studio, { permissions: [{ name, restrictions: [] }] })
  }

async function chooseInSongMenu(name: string, as: PersonaKey, prepare?: (world: World) => void) {
  const site = await openSite('/album/2', { as, ...(prepare && { prepare }) })
  const main = within(screen.getByRole('main'))
  await site.user.click(await main.findByRole('button', { name: `More options for ${SONG}` }))
  expect(plans()).toBeUndefined()
  await site.user.click(await screen.findByRole('menuitem', { name }))
  return site
}

describe('the download of a song', () => {
  it('links to the cheapest plan that includes downloads', async () => {
    const { user } = await chooseInSongMenu('Download', 'free')
    expect(await screen.findByText("Your plan doesn't include downloads.")).toBeVisible()
    await user.click(await screen.findByRole('link', { name: 'See plans' }))
    const [first] = await screen.findAllByRole('article')
    expect(first).toHaveAccessibleName('Klausītājs')
    expect(first).toHaveTextContent('Includes downloads')
    expect(screen.getAllByText('Includes downloads')).toHaveLength(1)
  })

  it('links to the bill of a plan that is not paid', async () => {
    await chooseInSongMenu('Download', 'pastDue')
    expect(await screen.findByRole('link', { name: 'Fix payment' })).toHaveAttribute('href', '/billing')
  })

  it('links to all plans when they fail to load', async () => {
    await chooseInSongMenu('Download', 'free', ({ faults }) =>
      faults.set([{ kind: 'status', status: 404, endpoint: 'products.list' }]),
    )
    expect(await screen.findByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      '/pricing?for=music.download',
    )
  })

  it.each([
    ['guests', 'guest', { enable: true }],
    ['a site without plans', 'free', { enable: false }],
  ] as const)('hides from %s', async (_, as, billing) => {
    const { user } = await openSite('/album/2', { as, prepare: ({ db }) => void (db.settings.billing = billing) })
    await user.click(await within(screen.getByRole('main')).findByRole('button', { name: `More options for ${SONG}` }))
    expect(await screen.findByRole('menuitem', { name: 'Share' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: 'Download' })).toBeNull()
  })
})

describe('a missing permission', () => {
  it.each([
    ['comments.create', '/track/1', "Your plan doesn't include writing comments."],
    ['workspaces.create', '/workspaces', "Your plan doesn't include creating workspaces."],
  ])('links to a plan with %s', async (name, path, text) => {
    await openSite(path, { as: 'free', prepare: sell(name) })
    const hint = (await screen.findByText(text)).parentElement
    expect(within(hint ?? document.body).getByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      `/pricing?for=${name}`,
    )
  })

  it('links to a plan with playlists', async () => {
    const { user } = await chooseInSongMenu('Add to playlist', 'free', sell('playlists.create'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to playlist' }))
    expect(await dialog.findByText("Your plan doesn't include creating playlists.")).toBeVisible()
    await user.click(dialog.getByRole('link', { name: 'See plans' }))
    expect(await screen.findByText('Includes creating playlists')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('links nowhere when no plan has the permission', async () => {
    const prepare = (world: World) => {
      sell('workspaces.create')(world)
      world.db.products.update(PLANS.studio, { permissions: [] })
    }
    await openSite('/workspaces', { as: 'free', prepare })
    await screen.findByRole('list', { name: 'Workspaces' })
    await expect.poll(plans).toBeDefined()
    expect(screen.queryByRole('link', { name: 'See plans' })).toBeNull()
  })
})

describe('pricing page for a missing permission', () => {
  it.each(['__proto__', '<b>x</b>', 'no.such'])('lists the plans as usual for %s', async (name) => {
    await openSite(`/pricing?for=${encodeURIComponent(name)}`)
    expect((await screen.findAllByRole('article'))[0]).toHaveAccessibleName('Klausītājs')
    expect(screen.queryByText(/^Includes/)).toBeNull()
  })
})
