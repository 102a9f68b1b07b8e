import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { grant } from '@tests/faults/admin-rights'
import { openSite } from '@tests/site'

const PAGE = '/admin/logs'
const admin = { as: 'admin' } as const
const month = 'a902-laravel-2026-09.log'
const refused = { kind: 'status', status: 403, body: { message: 'Not now.' } } as const

const FIVE_MB = 5_000_000

/** Characters of markup that the log and an entry's dialog have at most, whatever the server sends. */
const MOST_MARKUP = 150_000

const file = () => screen.findByRole('combobox', { name: 'Log file' })

const openEntry = async (user: Awaited<ReturnType<typeof openSite>>['user'], name: string | RegExp) => {
  await user.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name: 'Log entry' }))
}

describe('the error log', () => {
  it('lists the entries of the latest file, and searches them on the server', async () => {
    const { user } = await openSite(PAGE, admin)
    expect(await file()).toHaveTextContent(/^laravel-2026-10-02\.log · \d+ kB$/)
    expect(screen.getByText('CRITICAL')).toBeVisible()
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'AIJĀ')
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
    expect(screen.getByRole('button', { name: /^Nevar saglabāt skaņdarbu “Aijā, žūžū”/ })).toBeVisible()
  })

  it('shows an entry with its calls, those of libraries folded', async () => {
    const { user } = await openSite(PAGE, admin)
    const dialog = await openEntry(user, /^Nevar saglabāt/)
    expect(dialog.getByText('app/Services/Tracks/StoreTrack.php:87')).toBeVisible()
    expect(dialog.getAllByRole('button', { name: '2 vendor frame(s)' })).toHaveLength(2)
    expect(dialog.queryByText(/Connection.php:783/)).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Expand vendor frames' }))
    expect(dialog.getByText(/Connection.php:783/)).toBeVisible()
  })

  it('shows the beginning of a very long exception, and all of it on request', async () => {
    const { user } = await openSite(PAGE, admin)
    const dialog = await openEntry(user, /^Allowed memory/)
    expect(dialog.getByText('Only the first 100 calls are shown.')).toBeVisible()
    expect(dialog.getByLabelText('Exception', { selector: 'pre' }).textContent).toHaveLength(3001)
    await user.click(dialog.getByRole('button', { name: 'Show all' }))
    expect(dialog.getByRole('list', { name: 'Exception' })).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Show less' }))
    expect(dialog.getByLabelText('Exception', { selector: 'pre' })).toBeVisible()
  })

  it.each([
    ['of one line', 'x'.repeat(FIVE_MB)],
    ['with one frame of one line', `#0 /var/www/app/A.php(1): ${'x'.repeat(FIVE_MB)}`],
    ['of many lines', 'Neizdevās\n'.repeat(FIVE_MB / 10)],
  ])('renders a bounded part of a message and a trace of 5 MB %s', async (_, long) => {
    const { user } = await openSite(PAGE, {
      ...admin,
      prepare: ({ db }) => {
        const [latest] = db.errorLogFiles.all()
        const entry = { level: 'ERROR', datetime: '2026-10-02 09:00:00', message: `Garš ${long}`, exception: long }
        if (latest) db.errorLogFiles.update(latest.id, { entries: [entry] })
      },
    })
    const dialog = await openEntry(user, /^Garš/)
    expect(document.body.innerHTML.length).toBeLessThan(MOST_MARKUP)
    for (const button of dialog.getAllByRole('button', { name: 'Show all' })) await user.click(button)
    expect(document.body.innerHTML.length).toBeLessThan(MOST_MARKUP)
  })

  it('shows markup in an entry as text', async () => {
    const { user } = await openSite(PAGE, admin)
    const dialog = await openEntry(user, /^<img src=x/)
    expect(dialog.getAllByText(/<script>document.title/)[0]).toBeVisible()
    expect(document.querySelector('main img, [role=dialog] img, main script, [role=dialog] script')).toBeNull()
  })

  it('pages a file of 100 MB, which the URL names', async () => {
    const { user } = await openSite(`${PAGE}?file=${month}&page=3`, admin)
    expect(await file()).toHaveTextContent('laravel-2026-09.log · 100 MB')
    expect(await screen.findByText('31–45 of 20,480')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'href',
      `http://dziesma.test/api/v1/logs/error/${month}/download`,
    )
    expect(screen.getByRole('link', { name: 'Download the latest file' })).toHaveAttribute(
      'href',
      'http://dziesma.test/api/v1/logs/error/download-latest',
    )
    await user.click(await file())
    await user.click(await screen.findByRole('option', { name: /laravel-2026-10-01/ }))
    expect(await screen.findByText('NOTICE')).toBeVisible()
    expect(window.location.search).toBe('?file=b7a0-laravel-2026-10-01.log')
  })

  it('deletes a file after a question, and shows the latest', async () => {
    const { user, world } = await openSite(`${PAGE}?file=${month}`, admin)
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('dialog', { name: 'Delete “laravel-2026-09.log”?' }))
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Log file deleted')).toBeVisible()
    expect(world.db.errorLogFiles.all()).toHaveLength(2)
    await waitFor(async () => expect(await file()).toHaveTextContent(/^laravel-2026-10-02/))
    expect(window.location.search).toBe('')
  })

  it('leads from a file that is gone to the latest', async () => {
    const { user } = await openSite(`${PAGE}?file=none.log`, admin)
    await user.click(await screen.findByRole('button', { name: 'Show the latest log file' }))
    expect(await screen.findByText('CRITICAL')).toBeVisible()
  })

  it('says that nothing has been logged', async () => {
    await openSite(PAGE, {
      ...admin,
      prepare: ({ db }) => db.errorLogFiles.all().forEach(({ id }) => db.errorLogFiles.remove(id)),
    })
    expect(await screen.findByText('No errors have been logged')).toBeVisible()
    expect(screen.queryByRole('combobox', { name: 'Log file' })).toBeNull()
  })

  it('shows a refusal of the server', async () => {
    await openSite(PAGE, {
      ...admin,
      prepare: ({ faults }) => faults.set([{ ...refused, endpoint: 'errorLogs.list' }]),
    })
    expect(await screen.findByText("You don't have permission to see this")).toBeVisible()
  })

  it('offers no deletion without the permission', async () => {
    await openSite(PAGE, { as: 'free', prepare: (world) => grant(world, ['admin.access', 'music.view', 'logs.view']) })
    expect(await screen.findByRole('link', { name: 'Download' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  })

  it('shows nothing without the right to see logs', async () => {
    await openSite(PAGE, { as: 'free', prepare: (world) => grant(world, ['admin.access', 'music.view']) })
    expect(await screen.findByText("You don't have permission to see this")).toBeVisible()
  })
})
