import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'
import { loadMovingParts } from '@/ui/motion/use-moving-parts'
import { allowMotion } from '@tests/motion'

import { LikeButton } from './like-button'
import { likes } from './use-like'

vi.mock('./save-likes', () => ({ saveLikes: () => Promise.resolve(), readLikes: () => Promise.resolve(new Map()) }))

const track = { model_type: 'track', id: 7, name: 'Saulīte' } as const

beforeEach(() => setBootstrap(bootstrapOf({ user: { id: 5 } })))
afterEach(() => {
  likes.forget()
  vi.restoreAllMocks()
})

function renderHeart() {
  render(<LikeButton item={track} />, { wrapper: MemoryRouter })
  const button = screen.getByRole('button', { name: 'Like Saulīte' })
  return { button, scaled: () => button.querySelector<HTMLElement>('[style*=scale]') }
}

describe('LikeButton', () => {
  it('briefly enlarges the heart when it is pressed to like', async () => {
    allowMotion()
    await act(loadMovingParts)
    const { button, scaled } = renderHeart()
    await userEvent.click(button)
    expect(button).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(scaled()).not.toBeNull())
    await waitFor(() => expect(scaled()).toBeNull())
  })

  it('leaves the heart still for an item that is already liked', async () => {
    allowMotion()
    await act(loadMovingParts)
    likes.put([track], true)
    const { button, scaled } = renderHeart()
    expect(button).toHaveAttribute('aria-pressed', 'true')
    expect(scaled()).toBeNull()
  })

  it('leaves the heart still with reduced motion', async () => {
    await act(loadMovingParts)
    const { button } = renderHeart()
    await userEvent.click(button)
    expect(button).toHaveAttribute('aria-pressed', 'true')
    expect(button.firstElementChild?.tagName).toBe('svg')
  })
})
