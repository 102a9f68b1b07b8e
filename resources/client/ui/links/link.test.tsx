import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'

import { Link, NavLink } from './link'

const CurrentPath = () => <output>{useLocation().pathname}</output>

const renderAt = (path: string, links: ReactNode) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      {links}
      <CurrentPath />
    </MemoryRouter>,
  )

it.each([
  { at: '/library', to: '/library', end: false, isActive: true },
  { at: '/library/albums', to: '/library', end: false, isActive: true },
  { at: '/library/albums', to: '/library', end: true, isActive: false },
  { at: '/librarian', to: '/library', end: false, isActive: false },
  { at: '/genre/l%C4%93n%C4%81s', to: '/genre/lēnās', end: true, isActive: true },
  { at: '/genre/l%C4%93n%C4%81s', to: '/genre/l%C4%93n%C4%81s', end: true, isActive: true },
  { at: '/', to: '/100%', end: true, isActive: false },
])('marks a link to $to (end: $end) at $at as current: $isActive', ({ at, to, end, isActive }) => {
  renderAt(
    at,
    <NavLink to={to} end={end} className={({ isActive: isMarked }) => (isMarked ? 'marked' : undefined)}>
      Music
    </NavLink>,
  )
  const link = screen.getByRole('link', { name: 'Music' })
  expect([link.getAttribute('aria-current'), link.className]).toEqual(isActive ? ['page', 'marked'] : [null, ''])
})

it('navigates without a page load, except for presses that the browser handles', async () => {
  renderAt('/', <Link to="/library">Library</Link>)
  const link = screen.getByRole('link', { name: 'Library' })
  // Ctrl and click opens a new tab, which jsdom does not implement.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(link, { ctrlKey: true })
  expect(screen.getByText('/')).toBeVisible()
  await userEvent.click(link)
  expect(screen.getByText('/library')).toBeVisible()
})

it('stays on the page when its click handler prevents the default', async () => {
  renderAt(
    '/',
    <Link to="/library" onClick={(event) => event.preventDefault()}>
      Library
    </Link>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Library' }))
  expect(screen.getByText('/')).toBeVisible()
})
