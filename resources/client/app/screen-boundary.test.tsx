import { fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ApiError } from '@/core/platform/api/api-error'
import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'
import { page } from '@/lib/browser/url'

import { ScreenBoundary } from './screen-boundary'

let failure: unknown

function FailingScreen() {
  if (failure) throw failure
  return <p>Songs</p>
}

const open = () =>
  render(
    <MemoryRouter>
      <Link to="/next">Next</Link>
      <ScreenBoundary>
        <Routes>
          <Route path="/" element={<FailingScreen />} />
          <Route path="/next" element={<p>The next screen</p>} />
        </Routes>
      </ScreenBoundary>
    </MemoryRouter>,
  )

const title = () => screen.getByRole('heading', { level: 1 }).textContent
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  setBootstrap(bootstrapOf())
})
afterEach(() => {
  failure = undefined
})

describe('ScreenBoundary', () => {
  it.each([
    ['says so', new TypeError('x is undefined'), 'There was an issue. Please try again.'],
    ['tells the cause it knows', new ApiError(403), "You don't have permission to see this"],
    ['is the one for nowhere', new ApiError(404), "Looks like you've found the doorway to the great nothing"],
    ['breaks with anything', 'a text', 'There was an issue. Please try again.'],
  ])('%s', (_, error, text) => {
    failure = error
    open()
    expect(title()).toBe(text)
    expect(screen.getByRole('link', { name: 'Next' })).toBeVisible()
  })

  it('re-renders the screen on a press', () => {
    failure = new TypeError('x is undefined')
    open()
    failure = undefined
    press('Try again')
    expect(screen.getByText('Songs')).toBeVisible()
  })

  it('clears the error on navigation', () => {
    failure = new TypeError('x is undefined')
    open()
    fireEvent.click(screen.getByRole('link', { name: 'Next' }))
    expect(screen.getByText('The next screen')).toBeVisible()
  })
})

const FAILED_IMPORT = 'Failed to fetch dynamically imported module: http://dziesma.test/build/assets/artist-screen.js'
const FAILED = "This part of the site couldn't be loaded"

describe('ScreenBoundary around a screen whose code fails to load', () => {
  const reload = vi.fn<() => void>()
  const server = vi.fn<typeof fetch>()
  const pageOf = (entry: string) => `<script type="module" src="/build/assets/${entry}"></script>`
  const serveBuild = (entry: string) => server.mockImplementation(() => Promise.resolve(new Response(pageOf(entry))))
  const goOffline = () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    server.mockRejectedValue(new TypeError('Failed to fetch'))
  }
  const comeBack = () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    fireEvent(window, new Event('online'))
  }

  beforeEach(() => {
    document.head.innerHTML = pageOf('main-A1.js')
    window.history.replaceState(null, '')
    vi.stubGlobal('fetch', server)
    vi.spyOn(page, 'reload').mockImplementation(reload)
    reload.mockReset()
    server.mockReset()
    serveBuild('main-A1.js')
    failure = new TypeError(FAILED_IMPORT)
  })
  afterEach(() => document.head.replaceChildren())

  it.each([
    FAILED_IMPORT,
    'error loading dynamically imported module: http://dziesma.test/build/assets/artist-screen.js',
    'Importing a module script failed.',
    "'text/html' is not a valid JavaScript MIME type.",
    'Unable to preload CSS for /build/assets/artist-screen.css',
  ])('offers a retry without a reload: %s', async (message) => {
    failure = new TypeError(message)
    open()
    expect(title()).toBe(FAILED)
    await vi.waitFor(() => expect(server).toHaveBeenCalledOnce())
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Try again'])
    failure = undefined
    press('Try again')
    expect(screen.getByText('Songs')).toBeVisible()
    expect(reload).not.toHaveBeenCalled()
  })

  it('offers no reload while the server is unreachable, and retries when the connection is back', async () => {
    goOffline()
    open()
    expect(screen.getByText("You're offline. This page will open when the connection is back.")).toBeVisible()
    press('Try again')
    await vi.waitFor(() => expect(server).toHaveBeenCalledTimes(2))
    expect(screen.getAllByRole('button')).toHaveLength(1)
    failure = undefined
    comeBack()
    expect(screen.getByText('Songs')).toBeVisible()
    expect(reload).not.toHaveBeenCalled()
  })

  it('reloads the page for a new build when nothing plays', async () => {
    serveBuild('main-B2.js')
    open()
    expect(await screen.findByRole('heading', { name: 'A new version of the site is available' })).toBeVisible()
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it('reloads for a new build on a press, unless the server is unreachable', async () => {
    window.history.replaceState({ reloadedFor: 'main-B2.js' }, '')
    serveBuild('main-B2.js')
    open()
    const button = await screen.findByRole('button', { name: 'Reload now' })
    server.mockRejectedValue(new TypeError('Failed to fetch'))
    fireEvent.click(button)
    expect(await screen.findByRole('heading', { name: FAILED })).toBeVisible()
    expect(reload).not.toHaveBeenCalled()
  })

  it('offers a reload when a retry failed although the server responds', async () => {
    open()
    press('Try again')
    fireEvent.click(await screen.findByRole('button', { name: 'Reload page' }))
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })
})
