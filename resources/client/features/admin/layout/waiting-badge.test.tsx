import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { queryClient } from '@/core/platform/api/query-client'
import { WIDE } from '@/lib/browser/wide'
import type { World } from '@mock/state/world'
import { grant } from '@tests/faults/admin-rights'
import { openSite } from '@tests/site'

const sidebar = async () => within(await screen.findByRole('navigation', { name: 'Administration' }))

/** Makes the screen wide enough for the sidebar. */
function stubWideScreen(): void {
  const { matchMedia } = window
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(matchMedia(query), query === WIDE && { matches: true }))
}

/** Returns the queries of endpoints whose path has a part. */
const requested = (part: string) =>
  queryClient.getQueryCache().findAll({ predicate: ({ queryKey: [path] }) => String(path).includes(part) })

/** Removes all backstage requests. */
function withoutRequests({ db: { backstageRequests } }: World): void {
  for (const { id } of backstageRequests.all()) backstageRequests.remove(id)
}

describe('the numbers in the sidebar', () => {
  it('count what waits beside the section, with one request for the sidebar and the dashboard', async () => {
    stubWideScreen()
    const { world } = await openSite('/admin', { as: 'admin' })
    const pending = world.db.backstageRequests.all().filter(({ status }) => status === 'pending').length
    const links = await sidebar()
    expect(await links.findByRole('link', { name: `Backstage requests, ${pending} waiting` })).toBeVisible()
    expect(await links.findByRole('link', { name: /^Comments, \d+ waiting$/ })).toBeVisible()
    expect(links.getByRole('link', { name: 'Songs' })).toBeVisible()
    await screen.findByRole('link', { name: `Backstage requests ${pending}` })
    expect(requested('backstage-request')).toHaveLength(1)
  })

  it('appear in the menu of narrow screens too, which requests them once it is open', async () => {
    const { user } = await openSite('/admin/genres', { as: 'admin' })
    const button = await screen.findByRole('button', { name: 'Administration' })
    expect(requested('backstage-request')).toEqual([])
    await user.click(button)
    const menu = within(await screen.findByRole('menu', { name: 'Administration' }))
    expect(await menu.findByRole('menuitem', { name: /^Comments, \d+ waiting$/ })).toBeVisible()
    expect(menu.getByRole('menuitem', { name: 'Songs' })).toBeVisible()
  })

  it('show nothing where nothing waits', async () => {
    stubWideScreen()
    await openSite('/admin', { as: 'admin', prepare: withoutRequests })
    const links = await sidebar()
    expect(await links.findByRole('link', { name: /^Comments, \d+ waiting$/ })).toBeVisible()
    expect(links.getByRole('link', { name: 'Backstage requests' })).toBeVisible()
  })

  it('request nothing that the user may not see', async () => {
    stubWideScreen()
    await openSite('/admin', {
      as: 'free',
      prepare: (changed) => grant(changed, ['admin.access', 'music.view', 'comments.view']),
    })
    expect(await (await sidebar()).findByRole('link', { name: /^Comments, \d+ waiting$/ })).toBeVisible()
    expect(requested('comment')).toHaveLength(1)
    for (const part of ['users', 'backstage-request', 'subscription']) expect(requested(part)).toEqual([])
  })
})
