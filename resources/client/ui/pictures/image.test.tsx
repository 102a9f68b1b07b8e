import { fireEvent, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { expect, it, vi } from 'vitest'

import { Image } from './image'

const image = () => screen.getByRole('img', { name: 'Vāks' })

it('fades in when loaded', () => {
  render(<Image src="/cover.svg" alt="Vāks" />)
  expect(image().className).toContain('opacity-0')
  fireEvent.load(image())
  expect(image().className).not.toContain('opacity-0')
})

it('loads near the viewport and appears without a re-render', () => {
  const onRender = vi.fn()
  render(
    <Profiler id="image" onRender={onRender}>
      <Image src="/cover.svg" alt="Vāks" />
    </Profiler>,
  )
  expect(image()).toHaveAttribute('src', '/cover.svg')
  fireEvent.load(image())
  expect(onRender).toHaveBeenCalledOnce()
})

it('keeps its name and shows the fallback when it fails to load', () => {
  render(<Image src="/gone.svg" alt="Vāks" fallback={<span>♪</span>} />)
  fireEvent.error(image())
  expect(image().tagName).toBe('SPAN')
  expect(screen.getByText('♪')).toBeTruthy()
})

it('tries again when its URL changes', () => {
  const { rerender } = render(<Image src="/gone.svg" alt="Vāks" />)
  fireEvent.error(image())
  rerender(<Image src="/cover.svg" alt="Vāks" />)
  expect(image().tagName).toBe('IMG')
})

it('requests nothing without a URL', () => {
  const { container } = render(<Image src={null} alt="Vāks" ratio={2} />)
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('span')?.style.aspectRatio).toBe('2 / 1')
})
