import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { ApiError, NO_RESPONSE } from '@/core/platform/api/api-error'
import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf, permissionsOf } from '@/core/platform/session/testing/bootstrap-of'

import { PanelError, ScreenError } from './query-view'

const GENERIC = 'There was an issue. Please try again.'
const nothing = () => {}

beforeEach(() => {
  setBootstrap(bootstrapOf())
  document.title = 'Before'
})

describe('PanelError', () => {
  it.each([
    [new ApiError(NO_RESPONSE), 'No connection'],
    [new ApiError(401), 'Sign in to see this'],
    [new ApiError(403), "You don't have permission to see this"],
    [new ApiError(404), GENERIC],
    [new ApiError(429), 'Too many requests. Please wait a moment.'],
    [new ApiError(500), GENERIC],
    [new ApiError(503), "We're doing some maintenance. Please check back soon."],
    [new TypeError('x is undefined'), GENERIC],
    [undefined, GENERIC],
  ])('shows %s as "%s"', (error, title) => {
    render(<PanelError error={error} onRetry={nothing} />)
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(title)
    expect(screen.getByRole('alert')).toHaveTextContent(`${title}Try again`)
    expect(document.title).toBe('Before')
  })

  const action = { label: 'See plans', action: '/pricing' }
  const refuse = (body: object) =>
    render(
      <MemoryRouter>
        <PanelError error={new ApiError(403, { message: 'Upgrade to listen.', ...body })} onRetry={nothing} />
      </MemoryRouter>,
    )

  it('links to the action that the server suggests', () => {
    refuse({ action })
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing')
  })

  it('shows no link without an action, to another site, or to the shop for a child', () => {
    refuse({ action: null })
    refuse({ action: { label: 'Win', action: '//evil.test' } })
    setBootstrap(bootstrapOf({ user: { id: 8, permissions: permissionsOf('family.open') } }))
    refuse({ action })
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('adds the server’s message unless it repeats the title', () => {
    const { rerender } = render(
      <PanelError error={new ApiError(500, { message: 'Datubāze atpūšas.' })} onRetry={nothing} />,
    )
    expect(screen.getByText('Datubāze atpūšas.')).toBeVisible()
    rerender(<PanelError error={new ApiError(500, { message: GENERIC })} onRetry={nothing} />)
    expect(screen.getAllByText(GENERIC)).toHaveLength(1)
  })

  it('retries on click', () => {
    const retry = vi.fn<() => void>()
    render(<PanelError error={new ApiError(500)} onRetry={retry} />)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledOnce()
  })
})

describe('ScreenError', () => {
  const open = (error: unknown) =>
    render(
      <MemoryRouter>
        <ScreenError error={error} onRetry={nothing} />
      </MemoryRouter>,
    )

  it('shows not-found with a link home for a 404', () => {
    open(new ApiError(404))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/doorway to the great nothing/)
    expect(screen.getByRole('link', { name: 'Take me there!' })).toHaveAttribute('href', '/')
    expect(document.title).toBe('Page not found - Dziesma')
  })

  it('shows missing permission with a link home for a 403', () => {
    open(new ApiError(403))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("You don't have permission to see this")
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  })
})
