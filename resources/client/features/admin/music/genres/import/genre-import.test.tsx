import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'
import { stubObjectUrls } from '@tests/stub-object-urls'

const saved: Blob[] = []

beforeEach(() => {
  saved.length = 0
  stubObjectUrls((file) => String(saved.push(file)))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
})

const press = async (user: Awaited<ReturnType<typeof openSite>>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }))

/** Opens the import of genres, and chooses a file. */
async function openFile(text: string, prepare?: (world: World) => void) {
  const site = await openSite('/admin/genres', { as: 'admin', ...(prepare && { prepare }) })
  await press(site.user, 'Import (CSV)')
  await site.user.upload(await screen.findByLabelText('CSV file'), new File([text], 'genres.csv'))
  return site
}

const named = ({ db }: World, name: string) => db.genres.all().filter((genre) => genre.name === name)

describe('the import of genres', () => {
  it('sends the values of a row, and nothing before the button', async () => {
    const { user, world } = await openFile('Nosaukums adresē;Nosaukums;Popularitāte\r\nlaci;Lāči;7\r\n')
    await screen.findByRole('table', { name: 'First rows' })
    expect(named(world, 'laci')).toEqual([])
    await press(user, 'Import 1 row')
    expect(await screen.findByText('Created 1 record')).toBeVisible()
    expect(named(world, 'laci')).toMatchObject([{ display_name: 'Lāči', popularity: 7 }])
  })

  it('shows cells as text', async () => {
    const { user, world } = await openFile('name,Name\n"<b>x</b>","<img src=x onerror=alert(1)>"\n')
    const table = await screen.findByRole('table', { name: 'First rows' })
    expect(within(table).getByText('<img src=x onerror=alert(1)>')).toBeVisible()
    expect(within(table).queryByRole('img')).toBeNull()
    await press(user, 'Import 1 row')
    expect(await screen.findByText('Created 1 record')).toBeVisible()
    expect(named(world, '<b>x</b>')).toHaveLength(1)
  })

  it('waits until a column holds each required field', async () => {
    const { user, world } = await openFile('Adrese,Name\nlaci,Lāči\n')
    expect(await screen.findByText('No column holds: URL name')).toBeVisible()
    expect(screen.getByRole('button', { name: /^Import \d/ })).toBeDisabled()
    await user.click(screen.getByRole('combobox', { name: 'Adrese' }))
    await user.click(await screen.findByRole('option', { name: 'URL name' }))
    await press(user, 'Import 1 row')
    expect(await screen.findByText('Created 1 record')).toBeVisible()
    expect(named(world, 'laci')).toHaveLength(1)
  })

  it('tries only refused rows again, and reports all', async () => {
    const refuse = ({ faults }: World) =>
      faults.set([{ kind: 'status', status: 422, endpoint: 'genres.create', every: 2, body: { message: 'Not now.' } }])
    const { user, world } = await openFile('name,popularity\nlaci,1\nzuzu,2\npele,daudz\n', refuse)
    expect(await screen.findByText('Popularity is unreadable: “daudz”')).toBeVisible()
    await press(user, 'Import 2 rows')
    expect(await screen.findByText('Not now.')).toBeVisible()
    await press(user, 'Report (CSV)')
    expect((await saved[0]?.text())?.split('\r\n')).toEqual([
      expect.stringContaining('Row,Name,Result,Reason'),
      '2,laci,Created,',
      '3,zuzu,Refused,Not now.',
      '4,pele,Left out,Popularity is unreadable: “daudz”',
      '',
    ])
    await press(user, 'Try again')
    expect(await screen.findByText('Created 2 records')).toBeVisible()
    expect(['laci', 'zuzu', 'pele'].map((name) => named(world, name).length)).toEqual([1, 1, 0])
  })

  it('says why a file cannot be read', async () => {
    const { user } = await openFile('name\n')
    expect(await screen.findByText('The file has no rows below the names of its columns.')).toBeVisible()
    await user.upload(screen.getByLabelText('CSV file'), new File(['name\nlaci'], 'genres.csv'))
    expect(await screen.findByRole('table', { name: 'First rows' })).toBeVisible()
  })
})
