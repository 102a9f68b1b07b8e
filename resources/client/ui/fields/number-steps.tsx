import { type ReactNode, type RefObject, useState } from 'react'
import { Button, type ButtonProps } from 'react-aria-components/Button'
import { useSpinButton } from 'react-aria/private/spinbutton/useSpinButton'

import { numberFormat } from '@/lib/intl'
import type { NumberNotation } from '@/lib/numbers/parse-number'
import { stepFrom } from '@/lib/numbers/step'

type StepsOptions = NumberNotation & {
  number: number | null
  set: (number: number) => void
  step: number
  min: number | undefined
  max: number | undefined
  isDisabled: boolean
  isReadOnly: boolean
}

/** Steps of a number field: handlers of its input, and props of its buttons, which repeat while they are held. */
export function useSteps({ number, set, step, min, max, language, format, ...locks }: StepsOptions) {
  /** Announced by screen readers, unlike what the user types. */
  const [stepped, setStepped] = useState('')
  function stepTo(next: number): void {
    set(next)
    setStepped(numberFormat(language, format).format(next))
  }
  const { spinButtonProps, incrementButtonProps, decrementButtonProps } = useSpinButton({
    ...locks,
    ...(number !== null && { value: number }),
    ...(min !== undefined && { minValue: min, onDecrementToMin: () => stepTo(min) }),
    ...(max !== undefined && { maxValue: max, onIncrementToMax: () => stepTo(max) }),
    textValue: stepped,
    onIncrement: () => stepTo(stepFrom(number, step, { min, max })),
    onDecrement: () => stepTo(stepFrom(number, -step, { min, max })),
  })
  const isLocked = locks.isDisabled || locks.isReadOnly
  return {
    input: spinButtonProps,
    down: { ...decrementButtonProps, isDisabled: isLocked || (number ?? Infinity) <= (min ?? -Infinity) },
    up: { ...incrementButtonProps, isDisabled: isLocked || (number ?? -Infinity) >= (max ?? Infinity) },
  }
}

const STEP =
  '-my-0.5 grid size-target shrink-0 place-items-center rounded-full transition-press data-disabled:text-disabled data-hovered:bg-hover data-pressed:bg-focus [&_svg]:size-5'

type StepProps = ButtonProps & { label: string; input: RefObject<HTMLInputElement | null>; children: ReactNode }

/** Button that steps; it is no tab stop, because arrow keys step too. */
export function Step({ label, input, onPressStart, ...props }: StepProps) {
  const focusAndStep: ButtonProps['onPressStart'] = (event) => {
    // Not on touch, which would open the keyboard.
    if (event.pointerType === 'mouse') input.current?.focus()
    onPressStart?.(event)
  }
  return (
    <Button
      {...props}
      aria-label={label}
      onPressStart={focusAndStep}
      excludeFromTabOrder
      preventFocusOnPress
      className={STEP}
    />
  )
}
