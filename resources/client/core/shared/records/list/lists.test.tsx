import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { playback } from '@/core/shared/playback/playback'
import { openSite } from '@tests/site'

const admin = { as: 'admin' as const }

/** Selects all rows, and opens the deletion confirmation. */
async function askToDelete(user: Awaited<ReturnType<typeof openSite>>['user']) {
  await screen.findAllByRole('checkbox', { name: /^Select [^a]/ })
  await user.click(screen.getByRole('checkbox', { name: /^Select all/ }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  return within(await screen.findByRole('dialog'))
}

describe('the list of records', () => {
  it('names five of the records to delete, and counts the others', async () => {
    const { user } = await openSite('/admin/tracks?perPage=10', admin)
    expect((await askToDelete(user)).getByText(/This can't be undone: .*,? and 5 more$/)).toBeVisible()
  })

  it('reports how many are deleted when the server refuses a later one', async () => {
    const { user, world } = await openSite('/admin/roles', {
      ...admin,
      prepare: ({ faults }) =>
        faults.set([{ kind: 'status', status: 403, endpoint: 'roles.remove', every: 2, body: { message: 'Kept.' } }]),
    })
    const before = world.db.roles.all().length
    for (const name of ['children', 'artists'])
      await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(`Only 1 of 2 records were deleted: Kept.`)).toBeVisible()
    expect(world.db.roles.all()).toHaveLength(before - 1)
  })

  it('keeps its search on the way back from a record', async () => {
    const { user } = await openSite('/admin/tracks?query=a', admin)
    const [row] = await screen.findAllByRole('rowheader')
    await user.click(within(row ?? document.body).getByRole('link'))
    const crumbs = await screen.findByRole('navigation', { name: 'Breadcrumbs' })
    await user.click(within(crumbs).getByRole('link', { name: 'Songs' }))
    await waitFor(() => expect(window.location.pathname).toBe('/admin/tracks'))
    expect(window.location.search).toBe('?query=a')
  })
})

describe('the columns of a list', () => {
  it.each([
    ['users', 'Last changed'],
    ['artists', 'Created'],
    ['albums', 'Created'],
    ['comments', 'Last changed'],
    ['subscriptions', 'Created'],
  ])('shows more of the %s on demand: %s', async (list, name) => {
    const { user } = await openSite(`/admin/${list}`, admin)
    await user.click(await screen.findByRole('button', { name: 'Columns' }))
    const box = await screen.findByRole('checkbox', { name })
    expect(box).not.toBeChecked()
    await user.click(box)
    expect(await screen.findByRole('columnheader', { name, hidden: true })).toBeInTheDocument()
  })
})

describe('the head of a record', () => {
  it.each([
    ['genres/1', /^\/genre\/supuldziesmas$/],
    ['tags/1', /^\/tag\/./],
    ['lyrics/1', /^\/track\/\d+\//],
    ['users/2', /^\/user\/2\//],
    ['playlists/1', /^\/playlist\/1\//],
    ['comments/1', /^\/track\/1\//],
    ['plans/1', /^\/pricing$/],
    ['backstage-requests/1', /^\/artist\/\d+\//],
  ])('links %s to its page on the site', async (record, href) => {
    await openSite(`/admin/${record}`, admin)
    const link = await screen.findByRole('link', { name: 'View on the site' })
    expect(link).toHaveAttribute('href', expect.stringMatching(href))
  })

  it.each(['albums/1', 'artists/1', 'playlists/1'])('plays %s', async (record) => {
    const { user } = await openSite(`/admin/${record}`, admin)
    await user.click(await screen.findByRole('button', { name: 'Play' }))
    await waitFor(() => expect(playback.get().queue.entries).not.toHaveLength(0))
  })

  it('marks an action that does harm', async () => {
    await openSite('/admin/users/2', admin)
    expect(await screen.findByRole('button', { name: 'Suspend' })).toHaveClass('not-disabled:text-danger')
  })
})

describe('impersonation', () => {
  it('asks before it drops unsaved changes', async () => {
    const { user } = await openSite('/admin/users/2', admin)
    await user.type(await screen.findByRole('textbox', { name: 'First name' }), '!')
    await user.click(await screen.findByRole('button', { name: 'Sign in as this user' }))
    const first = within(await screen.findByRole('dialog'))
    await user.click(first.getByRole('button', { name: 'Sign in as this user' }))
    const second = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await user.click(second.getByRole('button', { name: 'Stay' }))
    expect(await screen.findByText('Unsaved changes')).toBeVisible()
  })
})

describe('the day of a subscription', () => {
  it.each(['America/New_York', 'Pacific/Auckland', 'UTC'])('agrees in the form and above it in %s', async (zone) => {
    await openSite('/admin/subscriptions', {
      ...admin,
      prepare: ({ db }) => {
        for (const { id } of db.users.all()) db.users.update(id, { timezone: zone })
        for (const { id } of db.subscriptions.all())
          db.subscriptions.update(id, { renews_at: '2027-03-01T02:00:00.000000Z', ends_at: null })
      },
    })
    const [row] = await screen.findAllByRole('rowheader')
    within(row ?? document.body)
      .getByRole('link')
      .click()
    const day = zone === 'America/New_York' ? '02/28/2027' : '03/01/2027'
    const field = await screen.findByRole('group', { name: 'Renews on' })
    expect(field.textContent?.replaceAll(/[^\d/]/g, '')).toBe(day)
    const dateHeading = new Date(`${day} UTC`).toLocaleDateString('en', { dateStyle: 'medium', timeZone: 'UTC' })
    expect(screen.getAllByText(dateHeading)[0]).toBeVisible()
  })
})
