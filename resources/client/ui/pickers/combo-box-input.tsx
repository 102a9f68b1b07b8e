import { type KeyboardEvent, type Ref, use, useEffect, useEffectEvent } from 'react'
import { ComboBoxStateContext, Input } from 'react-aria-components/ComboBox'

import { classNames } from '@/lib/class-names'

import { FIELD_INPUT } from '../fields/field-style'

/** User input from before a combo box's code loaded; `typed` is null if the user typed nothing. */
export type ComboBoxStart = { typed: string | null; hasFocus: boolean }

type ComboBoxInputProps = {
  ref: Ref<HTMLInputElement>
  placeholder: string | undefined
  start: ComboBoxStart
  /** Number of choices that the user has made. */
  choices: number
  /** Set when the search has failed. */
  onRetry: (() => void) | undefined
}

/** Input of a combo box. A press or typing opens the list, a choice closes it; Enter retries a failed search. */
export function ComboBoxInput({ ref, placeholder, start, choices, onRetry }: ComboBoxInputProps) {
  const state = use(ComboBoxStateContext)
  const open = () => state?.open(null, 'input')
  const resumeTyping = useEffectEvent(() => start.typed !== null && open())
  useEffect(() => void resumeTyping(), [])

  // react-aria closes the list only for a new value, and a field that adds to a list keeps none.
  const closeAfterChoice = useEffectEvent(() => choices > 0 && state?.close())
  useEffect(() => void closeAfterChoice(), [choices])

  const retryByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !onRetry || !state?.isOpen) return
    event.preventDefault()
    event.stopPropagation()
    onRetry()
  }
  return (
    <div role="presentation" onKeyDownCapture={retryByEnter} className="contents">
      <Input
        ref={ref}
        autoFocus={start.hasFocus}
        placeholder={placeholder}
        onInput={open}
        onClick={open}
        className={classNames(FIELD_INPUT, 'w-full min-w-0')}
      />
    </div>
  )
}
