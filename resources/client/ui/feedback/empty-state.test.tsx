import { render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'

import { EmptyState } from './empty-state'
import { ErrorState } from './error-state'

const pictureOf = async (state: ReactElement) => {
  const { container, unmount } = render(state)
  await expect.poll(() => container.querySelector('svg')).not.toBeNull()
  const markup = container.querySelector('svg')?.innerHTML
  unmount()
  return markup
}

describe('EmptyState', () => {
  it('draws a picture of its own for each state, hidden from screen readers', async () => {
    const pictures = [
      await pictureOf(<EmptyState action={null} />),
      await pictureOf(<EmptyState picture="missing" action={null} />),
      await pictureOf(<EmptyState picture="denied" action={null} />),
      await pictureOf(<EmptyState picture="offline" action={null} />),
      await pictureOf(<ErrorState title="Failed" retryLabel="Try again" onRetry={() => {}} />),
    ]
    expect(new Set(pictures).size).toBe(5)
  })

  it('shows a given icon instead', () => {
    const { container } = render(<EmptyState icon={<i>icon</i>} title="Nothing" action={null} />)
    expect(screen.getByText('icon')).toBeVisible()
    expect(container.querySelector('svg')).toBeNull()
  })
})
