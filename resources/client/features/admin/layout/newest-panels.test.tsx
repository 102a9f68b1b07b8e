import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { grant } from '@tests/faults/admin-rights'
import { openSite } from '@tests/site'

const panel = async (name: string) => within(await screen.findByRole('region', { name }))

const names = (list: Awaited<ReturnType<typeof panel>>) =>
  list.getAllByRole('link').map(({ textContent }) => textContent)

describe('the newest records of the dashboard', () => {
  it('lists the users and songs that were added last, with links to their editors', async () => {
    const { user, world } = await openSite('/admin', { as: 'admin' })
    const newest = <Row extends { created_at: string }>(rows: readonly Row[]) =>
      rows.toSorted((one, other) => other.created_at.localeCompare(one.created_at)).slice(0, 5)
    const users = await panel('Newest users')
    await users.findAllByRole('link')
    expect(names(users)).toHaveLength(5)
    expect(new Set(names(users))).toEqual(new Set(newest(world.db.users.all()).map((row) => row.display_name)))
    const songs = await panel('Newest songs')
    const [first] = await songs.findAllByRole('link')
    expect(names(songs)).toHaveLength(5)
    const name = first?.textContent ?? ''
    if (first) await user.click(first)
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  })

  it('retries a list that failed, beside the other', async () => {
    const { user, world } = await openSite('/admin', {
      as: 'admin',
      prepare: ({ faults }) => faults.set([{ kind: 'status', status: 400, endpoint: 'tracks.list', times: 99 }]),
    })
    const songs = await panel('Newest songs')
    const retry = await songs.findByRole('button', { name: 'Try again' })
    expect(await (await panel('Newest users')).findAllByRole('link')).toHaveLength(5)
    world.faults.set([])
    await user.click(retry)
    expect(await songs.findAllByRole('link')).toHaveLength(5)
  })

  it('says where there are no songs yet, and leaves out what the user may not see', async () => {
    await openSite('/admin', {
      as: 'free',
      prepare: (world) => {
        grant(world, ['admin.access', 'music.view', 'tracks.view'])
        for (const { id } of world.db.tracks.all()) world.db.tracks.remove(id)
      },
    })
    expect(await (await panel('Newest songs')).findByText('Nothing here yet')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Newest users' })).toBeNull()
  })
})
