import { act, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/bootstrap-of'
import { usePageTitle } from '@/core/shared/screen/use-page-title'

import { RouteAnnouncer } from './route-announcer'

let firstName: string | undefined

function Named() {
  const [name, setName] = useState(firstName)
  usePageTitle(name)
  return <input aria-label="Field" onChange={({ target }) => setName(target.value)} />
}

function First() {
  usePageTitle('First')
  return null
}

const tree = (
  <StrictMode>
    <MemoryRouter>
      <RouteAnnouncer />
      <nav>
        <Link to="/next">Next</Link>
        <Link to="/next?page=2">Page 2</Link>
        <Link to="/next?order=name:asc">By name</Link>
      </nav>
      <button type="button">Menu</button>
      <main tabIndex={-1}>
        <Routes>
          <Route path="/" element={<First />} />
          <Route path="/next" element={<Named />} />
        </Routes>
      </main>
    </MemoryRouter>
  </StrictMode>
)

/** Opens the first page and waits until nothing more comes of it. */
function open() {
  const { container } = render(tree)
  settle()
  return { announced: () => container.querySelector('[aria-live="polite"]')?.textContent }
}

const settle = () => act(() => void vi.advanceTimersByTime(300))

function follow(link: string) {
  const element = screen.getByRole('link', { name: link })
  element.focus()
  fireEvent.click(element)
}

beforeEach(() => {
  firstName = 'Next'
  vi.useFakeTimers()
  setBootstrap(bootstrapOf())
})
afterEach(() => vi.useRealTimers())

describe('a new screen', () => {
  it('is announced by its title, and the focus goes to its start', () => {
    const { announced } = open()
    follow('Next')
    settle()
    expect(announced()).toBe('Next - Dziesma')
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('is the first one no news', () => {
    const { announced } = open()
    expect(announced()).toBe('')
    expect(document.body).toHaveFocus()
  })

  it('is announced when it knows its name, however late that is', () => {
    firstName = undefined
    const { announced } = open()
    follow('Next')
    settle()
    expect(announced()).toBe('')
    fireEvent.change(screen.getByLabelText('Field'), { target: { value: 'Late' } })
    expect(announced()).toBe('Late - Dziesma')
  })

  it('keeps the focus it took itself', () => {
    open()
    follow('Next')
    screen.getByLabelText('Field').focus()
    settle()
    expect(screen.getByLabelText('Field')).toHaveFocus()
  })

  it('leaves the focus to whoever has gone on with something else', () => {
    open()
    follow('Next')
    screen.getByRole('button', { name: 'Menu' }).focus()
    settle()
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus()
  })
})

it('another page of a list is a screen too', () => {
  open()
  follow('Next')
  settle()
  follow('Page 2')
  settle()
  expect(screen.getByRole('main')).toHaveFocus()
})

it('another order of a list moves nothing, though it begins at the first page again', () => {
  open()
  follow('Page 2')
  settle()
  follow('By name')
  settle()
  expect(screen.getByRole('link', { name: 'By name' })).toHaveFocus()
})

it('another order of the same list moves nothing', () => {
  open()
  follow('Next')
  settle()
  follow('By name')
  settle()
  expect(screen.getByRole('link', { name: 'By name' })).toHaveFocus()
})
