import type { ComponentProps, CSSProperties } from 'react'

import { classNames } from '@/lib/class-names'

type RangeSliderProps = Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'> & {
  label: string
  value: number
  min?: number
  max: number
  step?: number | 'any'
  /** Value as text for screen readers: "1:02 of 3:45". */
  valueText: string
  /** Called on every move of the thumb. */
  onChange: (value: number) => void
  /** Called when the thumb is released or moved by a key. */
  onCommit?: (value: number) => void
  disabled?: boolean
  className?: string
}

/** Native range input with a filled track, with native behaviour on every device. */
export function RangeSlider({ label, valueText, onChange, onCommit, className, min = 0, ...range }: RangeSliderProps) {
  const share = range.max > min ? (range.value - min) / (range.max - min) : 0
  // React's onChange listens to `input`; the native `change` event at the end of a move has no React prop.
  const receiveCommits = (input: HTMLInputElement) => {
    const commit = () => onCommit?.(input.valueAsNumber)
    input.addEventListener('change', commit)
    return () => input.removeEventListener('change', commit)
  }
  return (
    <input
      {...range}
      ref={receiveCommits}
      type="range"
      min={min}
      aria-label={label}
      aria-valuetext={valueText}
      onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      style={{ '--filled': `${Math.min(1, Math.max(0, share)) * 100}%` } as CSSProperties}
      className={classNames('range-slider', className)}
    />
  )
}
