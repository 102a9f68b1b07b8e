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

/** Opens the first page and waits until it has settled. */
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

describe('RouteAnnouncer', () => {
  it('announces a new screen by its title and moves the focus to its start', () => {
    const { announced } = open()
    follow('Next')
    settle()
    expect(announced()).toBe('Next - Dziesma')
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('does not announce the first screen', () => {
    const { announced } = open()
    expect(announced()).toBe('')
    expect(document.body).toHaveFocus()
  })

  it('announces a screen once its title is known, however late', () => {
    firstName = undefined
    const { announced } = open()
    follow('Next')
    settle()
    expect(announced()).toBe('')
    fireEvent.change(screen.getByLabelText('Field'), { target: { value: 'Late' } })
    expect(announced()).toBe('Late - Dziesma')
  })

  it('keeps the focus that the screen took itself', () => {
    open()
    follow('Next')
    screen.getByLabelText('Field').focus()
    settle()
    expect(screen.getByLabelText('Field')).toHaveFocus()
  })

  it('leaves the focus of a visitor who has moved it meanwhile', () => {
    open()
    follow('Next')
    screen.getByRole('button', { name: 'Menu' }).focus()
    settle()
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus()
  })
})

it('RouteAnnouncer announces another page of a list', () => {
  open()
  follow('Next')
  settle()
  follow('Page 2')
  settle()
  expect(screen.getByRole('main')).toHaveFocus()
})

it('RouteAnnouncer leaves the focus when another order returns a list to its first page', () => {
  open()
  follow('Page 2')
  settle()
  follow('By name')
  settle()
  expect(screen.getByRole('link', { name: 'By name' })).toHaveFocus()
})

it('RouteAnnouncer leaves the focus when a list is reordered', () => {
  open()
  follow('Next')
  settle()
  follow('By name')
  settle()
  expect(screen.getByRole('link', { name: 'By name' })).toHaveFocus()
})
