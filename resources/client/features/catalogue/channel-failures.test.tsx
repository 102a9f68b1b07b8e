import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { Fault } from '@mock/state/parts/faults'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const NOTHING = "Looks like you've found the doorway to the great nothing"

/** Opens a page without embedded data while its request fails. */
const failing = (path: string, fault: Partial<Fault>) =>
  openSite(path, {
    embedded: false,
    prepare: ({ faults }) => faults.set([{ endpoint: 'channels.show', ...fault } as Fault]),
  })

describe('ChannelScreen when loading fails', () => {
  it.each([
    ['/', { kind: 'status', status: 500 }, 'There was an issue. Please try again.', 'Sākums'],
    ['/izlases', { kind: 'status', status: 500 }, 'There was an issue. Please try again.', 'Izlases'],
    ['/izlases', { kind: 'status', status: 403 }, "You don't have permission to see this", 'Izlases'],
    ['/izlases', { kind: 'status', status: 401 }, 'Sign in to see this', 'Izlases'],
    ['/izlases', { kind: 'network' }, 'No connection', 'Izlases'],
  ] as const)('opens %s, shows the reason for %j and loads on retry', async (path, fault, text, title) => {
    const { user, world } = await failing(path, fault)
    expect(await heading(text)).toBeVisible()
    world.faults.set([])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await heading(title)).toBeInTheDocument()
  })

  it('shows the server’s message', async () => {
    await failing('/izlases', { kind: 'status', status: 500, body: { message: 'Datubāze atpūšas.' } })
    expect(await screen.findByText('Datubāze atpūšas.')).toBeVisible()
  })

  it('retries server errors and succeeds on the third attempt', async () => {
    await failing('/izlases', { kind: 'status', status: 500, times: 2 })
    expect(await heading('Izlases')).toBeVisible()
  })

  it('shows administrators the server’s trace', async () => {
    const prepare = ({ faults }: World) => faults.set([{ kind: 'status', status: 500, endpoint: 'channels.show' }])
    await openSite('/izlases', { as: 'admin', embedded: false, prepare })
    expect(await screen.findByRole('dialog', { name: 'An error occured' })).toBeVisible()
  })
})

describe('unknown URLs', () => {
  const paths = ['/no-such-channel', '/channel/999999', '/genre/no-such-genre', '/no/such/place']
  const shorten = ({ db }: World) => void (db.settings.homepage = { type: 'channel', value: 'izlasu-veidotaji' })

  it.each(paths)('shows not-found inside the player layout: %s', async (path) => {
    const { user } = await openSite(path, { prepare: shorten })
    expect(await heading(NOTHING)).toBeVisible()
    expect(document.title).toBe('Page not found - Dziesma')
    expect(screen.getAllByRole('navigation', { name: 'Main menu' })).toHaveLength(2)
    await user.click(screen.getByRole('link', { name: 'Take me there!' }))
    expect(await heading('Izlašu veidotāji')).toBeVisible()
  })
})
