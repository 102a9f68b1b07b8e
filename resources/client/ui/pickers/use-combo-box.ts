import { useRef, useState } from 'react'

import { foldText } from '@/lib/text/fold-text'

import { useControlled } from '../use-controlled'
import { flatOptions, type Option, type Options, type OptionValue } from './option'
import { type LoadOptions, type OptionSearch, useOptionSearch } from './use-option-search'

/** Where the options of a combo box come from: they are here, or are searched for. */
export type OptionSource<Value extends OptionValue> =
  | { options: Options<Value>; loadOptions?: never }
  | { options?: never; loadOptions: LoadOptions<Value> }

type ComboBoxProps<Value extends OptionValue> = OptionSource<Value> & {
  value?: Option<Value> | null
  defaultValue?: Option<Value> | null
  onChange?: (option: Option<Value> | null) => void
}

/** What a combo box holds: the chosen option, what is typed over it, and what is found by that. */
export function useComboBox<Value extends OptionValue>(props: ComboBoxProps<Value>, typedBefore: string | null) {
  const { value, defaultValue = null, onChange } = props
  const [chosen, setChosen] = useControlled({ value, defaultValue, onChange })
  /** Null while the chosen option's label is shown. */
  const [typed, setTyped] = useState(typedBefore)
  const [isOpen, setOpen] = useState(false)
  const held = useRef<Option<Value>[]>([])
  const search = useFound(props, isOpen ? (typed ?? '') : '', isOpen)
  const hold = (option: Option<Value> | null) => {
    if (chosen) held.current.push(chosen)
    setChosen(option)
  }
  return {
    chosen,
    search,
    text: typed ?? chosen?.label ?? '',
    choose: (next: unknown) => {
      setTyped(null)
      const option = flatOptions(search.options).find((other) => other.value === next)
      if (option && option.value !== chosen?.value) hold(option)
    },
    type: (text: string) => {
      setTyped(text)
      if (text === '' && chosen) hold(null)
    },
    /** Takes what a form writes: a value that the field held before, or that is among the options. */
    write: (next: Value | null) => {
      const known = [...held.current, defaultValue, ...flatOptions(search.options)]
      setTyped(null)
      setChosen(known.find((option) => option?.value === next) ?? null)
    },
    changeOpen: (next: boolean) => {
      setOpen(next)
      if (!next) setTyped(null)
    },
  }
}

const nothing = () => Promise.resolve([])

function useFound<Value extends OptionValue>(
  source: OptionSource<Value>,
  query: string,
  isOpen: boolean,
): OptionSearch<Value> {
  const search = useOptionSearch<Value>(
    source.loadOptions ?? nothing,
    query,
    isOpen && source.loadOptions !== undefined,
  )
  return source.options ? { ...search, options: optionsWith(query, source.options) } : search
}

/** Those of the options whose label has in it what was typed. */
function optionsWith<Value extends OptionValue>(query: string, options: Options<Value>): Options<Value> {
  const sought = foldText(query)
  const isFound = (option: Option<Value>) => foldText(option.label).includes(sought)
  return options.flatMap((entry) => {
    if (!('options' in entry)) return isFound(entry) ? entry : []
    const found = entry.options.filter(isFound)
    return found.length > 0 ? { ...entry, options: found } : []
  })
}
