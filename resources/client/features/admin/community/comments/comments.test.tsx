import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { encodeFilters } from '@/contract/machinery/wire'
import { openSite } from '@tests/site'

const PAGE = '/admin/comments'
/** A seeded comment with a reply, one without, a reported and a deleted one. */
const [REPLIED, LEAF, REPORTED, DELETED] = [1, 4, 5, 10]

async function confirmDeletion(user: Awaited<ReturnType<typeof openSite>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
}

describe('the list of comments', () => {
  it('finds reported comments, and dismisses the reports', async () => {
    const filters = encodeFilters([{ key: 'reports', operator: 'has', value: '*' }])
    const { user, world } = await openSite(`${PAGE}?filters=${encodeURIComponent(filters)}`, { as: 'admin' })
    const row = (await screen.findByText('2 reports')).closest('tr') ?? document.body
    expect(screen.getAllByRole('link', { name: world.db.tracks.get(1)?.name })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/track\/1\//),
    )
    expect(screen.queryByRole('link', { name: 'New record' })).toBeNull()
    await user.click(within(row).getByRole('button', { name: /^Actions for/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Dismiss reports' }))
    expect(await screen.findByText('Reports dismissed')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('2 reports')).toBeNull())
    expect(world.db.reports.all().map(({ model_id }) => model_id)).not.toContain(REPORTED)
  })
})

describe('actions on selected comments', () => {
  it.each([
    ['Dismiss reports', /^Reports dismissed$/],
    ['Restore', /^Restored \d+ comment/],
  ])('runs “%s” on those that it applies to', async (action, done) => {
    const { user, world } = await openSite(`${PAGE}?perPage=100`, { as: 'admin' })
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }))
    const bar = within(screen.getByRole('toolbar', { name: 'Selected rows' }))
    await user.click(bar.getByRole('button', { name: action }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: action }))
    expect(await screen.findByText(done)).toBeVisible()
    if (action === 'Restore') expect(world.db.comments.get(DELETED)?.deleted).toBe(false)
    else expect(world.db.reports.all().map(({ model_id }) => model_id)).not.toContain(REPORTED)
  })
})

describe('the editor of a comment', () => {
  it('edits the text', async () => {
    const { user, world } = await openSite(`${PAGE}/${REPLIED}`, { as: 'admin' })
    const text = await screen.findByRole('textbox', { name: 'Text' })
    await user.clear(text)
    await user.type(text, 'Paldies par dziesmu!')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(world.db.comments.get(REPLIED)?.content).toBe('Paldies par dziesmu!'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Paldies par dziesmu!' })).toBeVisible()
  })

  it('hides a comment with replies, and brings it back with Undo', async () => {
    const { user, world } = await openSite(`${PAGE}/${REPLIED}`, { as: 'admin' })
    await confirmDeletion(user)
    expect(await screen.findByText('Hidden 1 comment; its replies stay')).toBeVisible()
    expect(world.db.comments.get(REPLIED)?.deleted).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(world.db.comments.get(REPLIED)?.deleted).toBe(false))
  })

  it('deletes a comment without replies permanently', async () => {
    const { user, world } = await openSite(`${PAGE}/${LEAF}`, { as: 'admin' })
    await confirmDeletion(user)
    expect(await screen.findByText('Deleted 1 comment')).toBeVisible()
    expect(world.db.comments.get(LEAF)).toBeUndefined()
  })

  it('restores a deleted comment', async () => {
    const { user, world } = await openSite(`${PAGE}/${DELETED}`, { as: 'admin' })
    await user.click(await screen.findByRole('button', { name: 'Restore' }))
    expect(await screen.findByText('Comment restored')).toBeVisible()
    expect(world.db.comments.get(DELETED)?.deleted).toBe(false)
    expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveValue(world.db.comments.get(DELETED)?.content)
  })

  it('offers no new comment', async () => {
    await openSite(`${PAGE}/new`, { as: 'admin' })
    expect(await screen.findByText("Looks like you've found the doorway to the great nothing")).toBeVisible()
  })
})
