import { type KeyboardEvent, type Ref, use, useEffect, useEffectEvent } from 'react'
import { ComboBoxStateContext, Input } from 'react-aria-components/ComboBox'

import { classNames } from '@/lib/class-names'

import { FIELD_INPUT } from '../fields/field-style'

/** What a visitor had done before a combo box's code had come; null when nothing was typed. */
export type ComboBoxStart = { typed: string | null; hasFocus: boolean }

type ComboBoxInputProps = {
  ref: Ref<HTMLInputElement>
  placeholder: string | undefined
  start: ComboBoxStart
  /** There where the search has failed. */
  onRetry: (() => void) | undefined
}

/** Where a combo box is typed into. A press or a letter opens the list; Enter searches again what could not be searched. */
export function ComboBoxInput({ ref, placeholder, start, onRetry }: ComboBoxInputProps) {
  const state = use(ComboBoxStateContext)
  const open = () => state?.open(null, 'input')
  const goOn = useEffectEvent(() => start.typed !== null && open())
  useEffect(() => void goOn(), [])

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
