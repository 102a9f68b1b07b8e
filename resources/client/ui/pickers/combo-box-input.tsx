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
  /** Picks the first result; returns false if there is none. */
  onEnter: () => boolean
  onEscape: () => void
}

/**
 * Input of a combo box. A press or typing opens the list, a choice closes it. Enter picks the first result or retries a
 * failed search; Escape restores the choice.
 */
export function ComboBoxInput({ ref, placeholder, start, choices, onRetry, onEnter, onEscape }: ComboBoxInputProps) {
  const state = use(ComboBoxStateContext)
  const open = () => state?.open(null, 'input')
  const resumeTyping = useEffectEvent(() => start.typed !== null && open())
  useEffect(() => void resumeTyping(), [])

  // react-aria closes the list only for a new value, and a field that adds to a list keeps none.
  const closeAfterChoice = useEffectEvent(() => choices > 0 && state?.close())
  useEffect(() => void closeAfterChoice(), [choices])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape()
    const isFree = state?.isOpen && state.selectionManager.focusedKey === null && !event.nativeEvent.isComposing
    if (event.key !== 'Enter' || !isFree) return
    if (onRetry) onRetry()
    else if (!onEnter()) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div role="presentation" onKeyDownCapture={onKeyDown} className="contents">
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
