import { useRef, useState } from 'react'

import { useTimeout } from '@/lib/react/use-timer'
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
  const [isRefused, setRefused] = useState(false)
  const [isTakingFirst, setTakingFirst] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [choices, setChoices] = useState(0)
  const previousSelection = useRef<Option<Value>[]>([])
  const search = useSearchResults(props, isOpen ? (typed ?? '') : '', isOpen)
  const change = (option: Option<Value> | null) => {
    if (chosen) previousSelection.current.push(chosen)
    setChosen(option)
  }
  const isPending = typed !== null && typed.trim() !== '' && typed !== chosen?.label

  /** Chooses an option; null comes from react-aria when the user leaves the field without one. */
  const choose = (next: unknown): void => {
    const option = flatOptions(search.options).find((other) => other.value === next)
    // Without a chosen option that could be shown instead, the text stays: it may not be lost unnoticed.
    if (!option && !chosen && isPending) return setRefused(true)
    show(null)
    if (!option || option.value === chosen?.value) return
    change(option)
    setChoices((count) => count + 1)
  }

  const show = (text: string | null): void => {
    setTyped(text)
    setRefused(false)
    setTakingFirst(false)
  }

  const takeFirst = (): void => {
    setTakingFirst(search.isSearching)
    const first = flatOptions(search.options).find(({ disabled }) => !disabled)
    if (!search.isSearching && first) choose(first.value)
  }
  useTimeout(takeFirst, isTakingFirst && !search.isSearching ? 0 : null)

  return {
    chosen,
    search,
    /** Number of choices that the user has made. */
    choices,
    text: typed ?? chosen?.label ?? '',
    /** Whether the user has left a text that is not a choice. */
    isRefused,
    choose,
    type: (text: string) => {
      show(text)
      if (text === '' && chosen) change(null)
    },
    revert: () => show(null),
    /** Picks the first result for the typed text, also if the search still runs; false when nothing is typed. */
    enter: (): boolean => {
      if (isPending) takeFirst()
      return isPending
    },
    /** Accepts text that matches exactly one option; returns false for any other. */
    commit: (): boolean => {
      if (!isPending) return true
      const same = flatOptions(search.options).filter(({ label }) => foldText(label) === foldText(typed.trim()))
      if (same.length === 1) choose(same[0]?.value)
      else setRefused(true)
      return same.length === 1
    },
    /** Writes a form's value: one that was chosen before, or one of the current options. */
    write: (next: Value | null) => {
      const known = [...previousSelection.current, defaultValue, ...flatOptions(search.options)]
      show(null)
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
  const needle = foldText(query)
  const isFound = (option: Option<Value>) => foldText(option.label).includes(needle)
  return options.flatMap((entry) => {
    if (!('options' in entry)) return isFound(entry) ? entry : []
    const found = entry.options.filter(isFound)
    return found.length > 0 ? { ...entry, options: found } : []
  })
}
