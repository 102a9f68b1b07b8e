import { act, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { latchAppearanceEditor } from '@/core/platform/navigation/latch-appearance-editor'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'
import { usePageTitle } from '@/core/shared/screen/use-page-title'

import { RouteAnnouncer } from './route-announcer'

let firstName: string | undefined

function TitledScreen() {
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
          <Route path="/next" element={<TitledScreen />} />
        </Routes>
      </main>
    </MemoryRouter>
  </StrictMode>
)

/** Opens the first page and waits for its announcement timers. */
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
  it('announces the title of a new screen and focuses its main element', () => {
    const { announced } = open()
    follow('Next')
    settle()
    expect(announced()).toBe('Next - Dziesma')
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('stays silent on the first screen', () => {
    const { announced } = open()
    expect(announced()).toBe('')
    expect(document.body).toHaveFocus()
  })

  it('announces a screen whose title loads late', () => {
    firstName = undefined
    const { announced } = open()
    follow('Next')
    settle()
    expect(announced()).toBe('')
    fireEvent.change(screen.getByLabelText('Field'), { target: { value: 'Late' } })
    expect(announced()).toBe('Late - Dziesma')
  })

  it('keeps the focus when the new screen has taken it', () => {
    open()
    follow('Next')
    screen.getByLabelText('Field').focus()
    settle()
    expect(screen.getByLabelText('Field')).toHaveFocus()
  })

  it('keeps the focus when the user has moved it to another element', () => {
    open()
    follow('Next')
    screen.getByRole('button', { name: 'Menu' }).focus()
    settle()
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus()
  })

  it('leaves the focus in the appearance editor while its preview navigates', () => {
    const unlatch = latchAppearanceEditor()
    const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
    open()
    follow('Next')
    settle()
    expect(screen.getByRole('main')).not.toHaveFocus()
    hasFocus.mockReturnValue(true)
    follow('Page 2')
    settle()
    expect(screen.getByRole('main')).toHaveFocus()
    unlatch()
  })

  it('treats another page of a list as a new screen', () => {
    open()
    follow('Next')
    settle()
    follow('Page 2')
    settle()
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('keeps the focus when a list is reordered, even if that leads back to its first page', () => {
    open()
    follow('Page 2')
    settle()
    follow('By name')
    settle()
    expect(screen.getByRole('link', { name: 'By name' })).toHaveFocus()
  })

  it('keeps the focus when the first page of a list is reordered', () => {
    open()
    follow('Next')
    settle()
    follow('By name')
    settle()
    expect(screen.getByRole('link', { name: 'By name' })).toHaveFocus()
  })
})
