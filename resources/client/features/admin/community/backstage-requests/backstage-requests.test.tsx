import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { encodeFilters } from '@/contract/machinery/wire'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

const LIST = '/admin/backstage-requests'
const page = (id: number) => `${LIST}/${id}`
/** Seeded requests: with a document, for a new artist, and one that was denied. */
const [SCANNED, NEW_ARTIST, DENIED] = [1, 2, 4]

const status = ({ db }: World, id: number) => db.backstageRequests.get(id)?.status

async function open(id: number, button: 'Approve' | 'Deny', prepare?: (world: World) => void) {
  const site = await openSite(page(id), { as: 'admin', ...(prepare && { prepare }) })
  await site.user.click(await screen.findByRole('button', { name: button }))
  return { ...site, dialog: within(await screen.findByRole('dialog')) }
}

describe('the list of backstage requests', () => {
  it('filters by status, and neither creates nor deletes', async () => {
    const filters = encodeFilters([{ key: 'status', operator: '=', value: 'denied' }])
    const { user } = await openSite(`${LIST}?filters=${encodeURIComponent(filters)}`, { as: 'admin' })
    expect(await screen.findByRole('link', { name: 'Lietus lāses' })).toBeVisible()
    expect(screen.getAllByRole('row')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Actions for “Lietus lāses”' }))
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Review'])
  })
})

describe('the page of a backstage request', () => {
  it('shows everything that was sent, with the scanned document', async () => {
    const { world } = await openSite(page(SCANNED), { as: 'admin' })
    expect(await screen.findByRole('link', { name: 'Pūčulēns un draugi' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/artist\/1\//),
    )
    for (const text of ['Raimonds Ozols', 'manager', 'Ozols un partneri', 'An existing artist']) {
      expect(screen.getAllByText(text)[0]).toBeVisible()
    }
    const document = screen.getByRole('link', { name: 'Open “pase.svg” in a new tab' })
    expect(document).toHaveAttribute('href', `http://dziesma.test/api/v1/file-entries/${world.db.scans.all()[0]?.id}`)
  })

  it('opens no document at a dangerous URL', async () => {
    await openSite(page(SCANNED), {
      as: 'admin',
      prepare: ({ db }) =>
        void db.scans.update(db.scans.all()[0]?.id ?? 0, {
          disk: 'public',
          object: { key: 'x', url: 'javascript:alert(1)' },
        }),
    })
    expect(await screen.findByText('No document was sent.')).toBeVisible()
    expect(document.querySelector('[href^="javascript"]')).toBeNull()
  })

  it('approves a new artist as verified', async () => {
    const { user, world, dialog } = await open(NEW_ARTIST, 'Approve')
    await user.click(dialog.getByRole('checkbox', { name: 'Mark the artist as verified' }))
    await user.type(dialog.getByRole('textbox', { name: 'Message to the user' }), 'Laipni lūdzam!')
    await user.click(dialog.getByRole('button', { name: 'Approve' }))
    expect(await screen.findByText('Request approved')).toBeVisible()
    expect(world.db.backstageRequests.get(NEW_ARTIST)).toMatchObject({ status: 'approved', notes: 'Laipni lūdzam!' })
    expect(world.db.artists.all().at(-1)).toMatchObject({ name: 'Ziemas putni', verified: true })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull())
  })

  it('denies a request, and keeps the message after a refusal', async () => {
    const { user, world, dialog } = await open(SCANNED, 'Deny', ({ faults }) =>
      faults.set([
        { kind: 'status', status: 403, endpoint: 'backstageRequests.deny', body: { message: 'Not now.' }, times: 1 },
      ]),
    )
    await user.type(dialog.getByRole('textbox', { name: 'Message to the user' }), 'Dokuments nav salasāms.')
    await user.click(dialog.getByRole('button', { name: 'Deny' }))
    expect(await screen.findByText('Not now.')).toBeVisible()
    expect(status(world, SCANNED)).toBe('pending')
    await user.click(dialog.getByRole('button', { name: 'Deny' }))
    expect(await screen.findByText('Request denied')).toBeVisible()
    expect(world.db.backstageRequests.get(SCANNED)).toMatchObject({
      status: 'denied',
      notes: 'Dokuments nav salasāms.',
    })
  })

  it('says that another administrator was faster', async () => {
    const { user, world, dialog } = await open(NEW_ARTIST, 'Approve')
    world.db.backstageRequests.update(NEW_ARTIST, { status: 'denied' })
    await user.click(dialog.getByRole('button', { name: 'Approve' }))
    expect(await screen.findByText('This request was already handled.')).toBeVisible()
  })

  it('offers no decision on a handled request', async () => {
    await openSite(page(DENIED), { as: 'admin' })
    expect(await screen.findByText('Nav skaņdarbu.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Approve|Deny/ })).toBeNull()
  })
})
