import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

const PAGE = '/admin/logs/schedule'
type Site = Awaited<ReturnType<typeof openSite>>

const open = (prepare?: (world: World) => void): Promise<Site> =>
  openSite(PAGE, { as: 'admin', ...(prepare && { prepare }) })

async function runAgain({ user }: Site, command: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for “${command}”` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Run again' }))
  const question = within(await screen.findByRole('dialog', { name: `Run “${command}” again?` }))
  await user.click(question.getByRole('button', { name: 'Run again' }))
}

const runsOf = ({ world }: Site, command: string) =>
  world.db.scheduleRuns.all().filter((run) => run.command === command)

describe('the log of scheduled commands', () => {
  it('shows results, durations and the output of a run, with markup as text', async () => {
    const { user } = await open()
    expect(await screen.findByText('Failed (255)')).toBeVisible()
    expect(screen.getByText('64.5 sec')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'spotify:sync' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'spotify:sync' }))
    expect(dialog.getByText(/<script>alert\(1\)<\/script>/)).toBeVisible()
    expect(dialog.getByText('60')).toBeVisible()
  })

  it('runs a failed command again, and shows that it succeeded', async () => {
    const site = await open()
    await runAgain(site, 'sitemap:generate')
    const dialog = within(await screen.findByRole('dialog', { name: 'sitemap:generate' }))
    expect(dialog.getByText('Succeeded')).toBeVisible()
    expect(dialog.getByText('Izdevās.')).toBeVisible()
    expect(runsOf(site, 'sitemap:generate')).toHaveLength(2)
  })

  it('shows that a command has failed again', async () => {
    const site = await open()
    await runAgain(site, 'spotify:sync')
    expect(within(await screen.findByRole('dialog', { name: 'spotify:sync' })).getByText('Failed (255)')).toBeVisible()
  })

  it('tells why the server refuses, and runs nothing after “Cancel”', async () => {
    const site = await open(({ faults }) =>
      faults.set([{ kind: 'status', status: 400, endpoint: 'scheduleLogs.rerun', body: { message: 'Busy.' } }]),
    )
    await runAgain(site, 'sitemap:generate')
    expect(await screen.findByText('Busy.')).toBeVisible()
    expect(runsOf(site, 'sitemap:generate')).toHaveLength(1)
    await waitFor(() => expect(screen.queryByText('“sitemap:generate” is running')).toBeNull())
  })
})
