import { fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter, useRoutes } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf, permissionsOf } from '@/core/platform/session/testing/bootstrap-of'

import { GuardedScreen } from './guarded-screen'
import type { RouteRow } from './routes'

const Songs = () => <h1>Songs</h1>
const Start = () => <h1>Start</h1>

const row = (path: string, load: RouteRow['screen'], access: RouteRow['access'] = 'everyone'): RouteRow => ({
  path,
  access,
  layout: 'bare',
  screen: load,
})

const Routes = ({ rows }: { rows: RouteRow[] }) =>
  useRoutes(rows.map((each) => ({ path: each.path, element: <GuardedScreen row={each} /> })))

const open = (rows: RouteRow[], path = '/') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Link to="/">To the start</Link>
      <Link to="/songs">To the songs</Link>
      <Routes rows={rows} />
    </MemoryRouter>,
  )

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }))
const start = row('/', () => Promise.resolve(Start))

beforeEach(() => setBootstrap(bootstrapOf()))

describe('GuardedScreen', () => {
  it('offers a reload when the code fails to load, and retries on the next visit', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const failure = new TypeError('Failed to fetch dynamically imported module')
    const load = vi.fn(() => Promise.resolve(Songs)).mockRejectedValueOnce(failure)
    open([start, row('/songs', load)], '/songs')
    expect(await heading("This part of the site couldn't be loaded")).toBeVisible()
    follow('To the start')
    expect(await heading('Start')).toBeVisible()
    follow('To the songs')
    expect(await heading('Songs')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('shows not-found for a screen that the user may not see, without loading it', async () => {
    const load = vi.fn(() => Promise.resolve(Songs))
    setBootstrap(bootstrapOf({ user: { id: 1, permissions: permissionsOf('playlists.view') } }))
    open([row('/songs', load, { permission: 'music.view' })], '/songs')
    expect(await heading("Looks like you've found the doorway to the great nothing")).toBeVisible()
    expect(load).not.toHaveBeenCalled()
  })

  it('opens a form to a guest without waiting for storage', async () => {
    const read = vi.spyOn(Storage.prototype, 'getItem')
    open([row('/login', () => Promise.resolve(Start), 'guestOnly')], '/login')
    expect(await heading('Start')).toBeVisible()
    expect(read).not.toHaveBeenCalled()
  })
})
