import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { RangeSlider } from './range-slider'

type Handler = (value: number) => void
const filled = () => screen.getByRole('slider').style.getPropertyValue('--filled')

it('exposes its value as text', () => {
  render(<RangeSlider label="Vieta" value={62} max={225} valueText="1:02 no 3:45" onChange={vi.fn<Handler>()} />)
  const slider = screen.getByRole('slider', { name: 'Vieta' })
  expect(slider.getAttribute('aria-valuetext')).toBe('1:02 no 3:45')
})

it('calls onChange on every move and onCommit at the end', () => {
  const onChange = vi.fn<Handler>()
  const onCommit = vi.fn<Handler>()
  const slider = (value: number) => (
    <RangeSlider label="Vieta" value={value} max={100} valueText="" onChange={onChange} onCommit={onCommit} />
  )
  const { rerender } = render(slider(10))
  const input = screen.getByRole('slider')
  fireEvent.input(input, { target: { value: '40' } })
  expect(onChange).toHaveBeenCalledWith(40)
  expect(onCommit).not.toHaveBeenCalled()
  rerender(slider(40))
  fireEvent(input, new Event('change', { bubbles: true }))
  expect(onCommit).toHaveBeenCalledWith(40)
})

it.each([
  { value: 25, min: 0, max: 100, share: '25%' },
  { value: 3, min: 1, max: 5, share: '50%' },
  { value: 9, min: 0, max: 0, share: '0%' },
  { value: 120, min: 0, max: 100, share: '100%' },
])('fills the track for $value between $min and $max', ({ value, min, max, share }) => {
  render(<RangeSlider label="Vieta" value={value} min={min} max={max} valueText="" onChange={vi.fn<Handler>()} />)
  expect(filled()).toBe(share)
})
