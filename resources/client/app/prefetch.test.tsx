import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import { albums } from '@/contract/albums'
import { keyOf } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { seconds } from '@/lib/dates/duration'
import type { World } from '@mock/world'
import { openSite } from '@tests/site'

import { routes } from './routes'

const answers = () => queryClient.getQueryCache().findAll({ queryKey: keyOf(albums.show) })
const states = () => answers().map(({ state }) => state.status)
const failing = ({ faults }: World) => faults.set([{ kind: 'status', status: 500, endpoint: 'albums.show' }])

/** Rests on a link until its answer is there. Links are watched once the page is idle: until then the pointer comes back. */
async function restOn(user: UserEvent, link: HTMLElement) {
  const comeAndRest = async () => {
    await user.unhover(link)
    await user.hover(link)
    await waitFor(() => expect(answers()).toHaveLength(1), { timeout: seconds(2) })
  }
  await waitFor(comeAndRest, { timeout: seconds(30) })
  await waitFor(() => expect(states()).not.toContain('pending'), { timeout: seconds(10) })
}

const linkTo = (path: RegExp) => {
  const link = screen.getAllByRole('link').find((one) => path.test(one.getAttribute('href') ?? '') && one.textContent)
  if (!link) throw new Error(`There is no link to ${path}`)
  return link
}

describe('a link that the pointer rests on', () => {
  it('has its screen ready: the press asks the server for nothing more', async () => {
    const { user, world } = await openSite('/jaunumi')
    const link = linkTo(/^\/album\//)
    await restOn(user, link)
    expect(states()).toEqual(['success'])
    failing(world)
    await user.click(link)
    expect(await screen.findByRole('heading', { level: 1, name: link.textContent })).toBeVisible()
  })

  it('that cannot be had says nothing, not even to administrators; its screen tries again', async () => {
    const { user, world } = await openSite('/jaunumi', { as: 'admin', prepare: failing })
    const link = linkTo(/^\/album\//)
    await restOn(user, link)
    expect(states()).toEqual(['error'])
    expect(screen.queryByRole('dialog')).toBeNull()
    world.faults.set([])
    await user.click(link)
    expect(await screen.findByRole('heading', { level: 1, name: link.textContent })).toBeVisible()
  })
})

it('every screen with data of its own says what it asks first', () => {
  const forms = [
    '/login',
    '/workspace/join/login',
    '/register',
    '/workspace/join/register',
    '/forgot-password',
    '/password/reset/:token',
  ]
  // An invitation is only asked about for guests, whom its answer sends elsewhere.
  const asked = ['/workspace/join/:inviteId']
  const silent = [...forms, ...asked, '/album/:id/:artistSlug/:slug/embed', '/track/:id/:slug/embed', '*']
  expect(routes.filter(({ prefetch }) => !prefetch).map(({ path }) => path)).toEqual(silent)
})
