import type { ReactNode } from 'react'

/** What an option stands for: a text or an id. */
export type OptionValue = string | number

/** One of the things to choose from. */
export type Option<Value extends OptionValue = OptionValue> = {
  value: Value
  label: string
  description?: string
  icon?: ReactNode
  /** Language of the label, where it is not the page's. */
  lang?: string
  disabled?: boolean
}

/** Options that belong together. */
export type OptionSection<Value extends OptionValue = OptionValue> = {
  title: string
  options: readonly Option<Value>[]
}

/** Things to choose from, some of them in sections. */
export type Options<Value extends OptionValue = OptionValue> = readonly (Option<Value> | OptionSection<Value>)[]

/** The options alone, in the order they are shown in. */
export const flatOptions = <Value extends OptionValue>(options: Options<Value>): Option<Value>[] =>
  options.flatMap((entry) => ('options' in entry ? entry.options : [entry]))
