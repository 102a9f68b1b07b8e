import { fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ApiError } from '@/core/api/api-error'
import { setBootstrap } from '@/core/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/session/bootstrap-of'

import { ScreenBoundary } from './screen-boundary'

let failure: unknown

function Fragile() {
  if (failure) throw failure
  return <p>Songs</p>
}

const open = () =>
  render(
    <MemoryRouter>
      <Link to="/next">Next</Link>
      <ScreenBoundary>
        <Routes>
          <Route path="/" element={<Fragile />} />
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

describe('a screen that breaks', () => {
  it.each([
    ['says so', new TypeError('x is undefined'), 'There was an issue. Please try again.'],
    ['tells the cause it knows', new ApiError(403), 'You do not have permission to see this'],
    ['is the one for nowhere', new ApiError(404), "Looks like you've found the doorway to the great nothing"],
    ['breaks with anything', 'a text', 'There was an issue. Please try again.'],
  ])('%s', (_, error, text) => {
    failure = error
    open()
    expect(title()).toBe(text)
    expect(screen.getByRole('link', { name: 'Next' })).toBeVisible()
  })

  it('is drawn again at a press', () => {
    failure = new TypeError('x is undefined')
    open()
    failure = undefined
    press('Try again')
    expect(screen.getByText('Songs')).toBeVisible()
  })

  it('is forgotten at the next address', () => {
    failure = new TypeError('x is undefined')
    open()
    fireEvent.click(screen.getByRole('link', { name: 'Next' }))
    expect(screen.getByText('The next screen')).toBeVisible()
  })
})

describe('code that cannot be fetched', () => {
  it.each([
    'Failed to fetch dynamically imported module: http://dziesma.test/build/assets/artist-screen.js',
    'error loading dynamically imported module: http://dziesma.test/build/assets/artist-screen.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /build/assets/artist-screen.css',
  ])('offers to load the page anew: %s', (message) => {
    const reload = vi.fn<() => void>()
    vi.stubGlobal('location', { ...window.location, reload })
    failure = new TypeError(message)
    open()
    expect(title()).toBe('This part of the site could not be loaded')
    press('Load again')
    expect(reload).toHaveBeenCalledOnce()
  })
})
