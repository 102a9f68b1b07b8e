import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { allowMotion } from '@tests/motion'

import { loadMovingParts } from './use-moving-parts'
import { useMovingRows } from './use-moving-rows'

afterEach(() => void vi.restoreAllMocks())

function List({ items, isPaged }: { items: readonly string[]; isPaged?: boolean }) {
  const { MotionProvider, moving } = useMovingRows({ items, keyOf: String, ...(isPaged && { isPaged }) })
  return (
    <MotionProvider>
      {items.map((item) => (
        <section key={item}>{moving(item, <p>{item}</p>)}</section>
      ))}
    </MotionProvider>
  )
}

const opacity = (item: string) => screen.getByText(item).parentElement?.style.opacity
const first = ['Ābols', 'Bumba']
const longer = ['Ābols', 'Cālis', 'Bumba']

async function loadMotion() {
  allowMotion()
  await act(loadMovingParts)
}

describe('useMovingRows', () => {
  it('fades in the rows that a change adds, and no others', async () => {
    await loadMotion()
    const { rerender } = render(<List items={first} />)
    expect(first.map(opacity)).toEqual(['1', '1'])
    rerender(<List items={longer} />)
    expect(longer.map(opacity)).toEqual(['1', '0', '1'])
    await waitFor(() => expect(opacity('Cālis')).toBe('1'))
  })

  it('shows the rows of further pages immediately', async () => {
    await loadMotion()
    const { rerender } = render(<List items={first} isPaged />)
    rerender(<List items={longer} isPaged />)
    expect(longer.map(opacity)).toEqual(['1', '1', '1'])
  })

  it('keeps the rows’ elements when the order changes', async () => {
    await loadMotion()
    const { rerender } = render(<List items={first} />)
    const row = screen.getByText('Ābols')
    rerender(<List items={first.toReversed()} />)
    expect(screen.getByText('Ābols')).toBe(row)
  })

  it('adds no elements with reduced motion', async () => {
    await act(loadMovingParts)
    render(<List items={first} />)
    expect(screen.getByText('Ābols').parentElement?.tagName).toBe('SECTION')
  })
})
