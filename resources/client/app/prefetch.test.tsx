import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import { albums } from '@/contract/groups/albums'
import { keyOf } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { paths } from '@/core/platform/navigation/paths'
import { seconds } from '@/lib/dates/duration'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

import { routes } from './routes'

const queries = () => queryClient.getQueryCache().findAll({ queryKey: keyOf(albums.show) })
const states = () => queries().map(({ state }) => state.status)
const failing = ({ faults }: World) => faults.set([{ kind: 'status', status: 500, endpoint: 'albums.show' }])

/**
 * Hovers a link until its response has arrived. Links are watched once the page is idle, so the pointer comes back
 * until then.
 */
async function hoverLink(user: UserEvent, link: HTMLElement) {
  const hoverAndWait = async () => {
    await user.unhover(link)
    await user.hover(link)
    await waitFor(() => expect(queries()).toHaveLength(1), { timeout: seconds(2) })
  }
  await waitFor(hoverAndWait, { timeout: seconds(30) })
  await waitFor(() => expect(states()).not.toContain('pending'), { timeout: seconds(10) })
}

const linkTo = (path: RegExp) => {
  const link = screen.getAllByRole('link').find((one) => path.test(one.getAttribute('href') ?? '') && one.textContent)
  if (!link) throw new Error(`No link matches ${path}`)
  return link
}

describe('prefetchLinks', () => {
  it("prefetches a hovered link's screen and data, so that the click sends no request", async () => {
    const { user, world } = await openSite('/jaunumi')
    const link = linkTo(/^\/album\//)
    await hoverLink(user, link)
    expect(states()).toEqual(['success'])
    failing(world)
    await user.click(link)
    expect(await screen.findByRole('heading', { level: 1, name: link.textContent })).toBeVisible()
  })

  it('fails silently even for administrators, and the screen requests the data again', async () => {
    const { user, world } = await openSite('/jaunumi', { as: 'admin', prepare: failing })
    const link = linkTo(/^\/album\//)
    await hoverLink(user, link)
    expect(states()).toEqual(['error'])
    expect(screen.queryByRole('dialog')).toBeNull()
    world.faults.set([])
    await user.click(link)
    expect(await screen.findByRole('heading', { level: 1, name: link.textContent })).toBeVisible()
  })
})

it('routes prefetch the data of every screen that has some', () => {
  const forms = [
    '/login',
    '/workspace/join/login',
    '/register',
    '/workspace/join/register',
    '/forgot-password',
    '/password/reset/:token',
  ]
  // Only guests request an invitation, and its response redirects them.
  const requestedRoutes = ['/workspace/join/:inviteId']
  const withoutData = [paths.contact.pattern, paths.appPromo.pattern]
  const silent = [
    ...forms,
    ...requestedRoutes,
    ...withoutData,
    '/album/:id/:artistSlug/:slug/embed',
    '/track/:id/:slug/embed',
    // Its data is on the device.
    paths.downloads.pattern,
    '*',
  ]
  expect(routes.filter(({ prefetch }) => !prefetch).map(({ path }) => path)).toEqual(silent)
})
