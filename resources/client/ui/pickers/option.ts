import type { ReactNode } from 'react'

/** Value of an option: a text or an id. */
export type OptionValue = string | number

/** Option of a select, listbox or combo box. */
export type Option<Value extends OptionValue = OptionValue> = {
  value: Value
  label: string
  description?: string
  icon?: ReactNode
  /** Language of the label, if it differs from the page's. */
  lang?: string
  /** Font of the label, for a choice of fonts. */
  fontFamily?: string
  disabled?: boolean
}

/** Titled section of options. */
export type OptionSection<Value extends OptionValue = OptionValue> = {
  title: string
  options: readonly Option<Value>[]
}

/** List of options, some of them in sections. */
export type Options<Value extends OptionValue = OptionValue> = readonly (Option<Value> | OptionSection<Value>)[]

/** Returns all options without their sections, in display order. */
export const flatOptions = <Value extends OptionValue>(options: Options<Value>): Option<Value>[] =>
  options.flatMap((entry) => ('options' in entry ? entry.options : [entry]))
