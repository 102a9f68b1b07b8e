import { useRef, useState } from 'react'

import { foldText } from '@/lib/text'

import { useControlled } from '../use-controlled'
import { flatOptions, type Option, type Options, type OptionValue } from './option'
import { type LoadOptions, type OptionSearch, useOptionSearch } from './use-option-search'

/** Source of a combo box's options: a list, or a search. */
export type OptionSource<Value extends OptionValue> =
  | { options: Options<Value>; loadOptions?: never }
  | { options?: never; loadOptions: LoadOptions<Value> }

type ComboBoxProps<Value extends OptionValue> = OptionSource<Value> & {
  value?: Option<Value> | null
  defaultValue?: Option<Value> | null
  onChange?: (option: Option<Value> | null) => void
}

/** State of a combo box: the chosen option, the typed text and the search results. */
export function useComboBox<Value extends OptionValue>(props: ComboBoxProps<Value>, typedBefore: string | null) {
  const { value, defaultValue = null, onChange } = props
  const [chosen, setChosen] = useControlled({ value, defaultValue, onChange })
  /** Typed text; null while the chosen option's label is shown. */
  const [typed, setTyped] = useState(typedBefore)
  const [isOpen, setOpen] = useState(false)
  const [choices, setChoices] = useState(0)
  const previouslyChosen = useRef<Option<Value>[]>([])
  const search = useSearchResults(props, isOpen ? (typed ?? '') : '', isOpen)
  const change = (option: Option<Value> | null) => {
    if (chosen) previouslyChosen.current.push(chosen)
    setChosen(option)
  }
  return {
    chosen,
    search,
    /** Number of choices that the user has made. */
    choices,
    text: typed ?? chosen?.label ?? '',
    choose: (next: unknown) => {
      setTyped(null)
      const option = flatOptions(search.options).find((other) => other.value === next)
      if (!option || option.value === chosen?.value) return
      change(option)
      setChoices((count) => count + 1)
    },
    type: (text: string) => {
      setTyped(text)
      if (text === '' && chosen) change(null)
    },
    /** Writes a form's value: one that was chosen before, or one of the current options. */
    write: (next: Value | null) => {
      const known = [...previouslyChosen.current, defaultValue, ...flatOptions(search.options)]
      setTyped(null)
      setChosen(known.find((option) => option?.value === next) ?? null)
    },
    changeOpen: setOpen,
  }
}

const noOptions = () => Promise.resolve([])

function useSearchResults<Value extends OptionValue>(
  source: OptionSource<Value>,
  query: string,
  isOpen: boolean,
): OptionSearch<Value> {
  const search = useOptionSearch<Value>(
    source.loadOptions ?? noOptions,
    query,
    isOpen && source.loadOptions !== undefined,
  )
  return source.options ? { ...search, options: filterOptions(query, source.options) } : search
}

/** Returns the options whose label contains the query. */
function filterOptions<Value extends OptionValue>(query: string, options: Options<Value>): Options<Value> {
  const sought = foldText(query)
  const isFound = (option: Option<Value>) => foldText(option.label).includes(sought)
  return options.flatMap((entry) => {
    if (!('options' in entry)) return isFound(entry) ? entry : []
    const found = entry.options.filter(isFound)
    return found.length > 0 ? { ...entry, options: found } : []
  })
}
