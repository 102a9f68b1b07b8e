import { useState } from 'react'

type Controlled<Value> = {
  value: Value | undefined
  defaultValue: Value
  onChange: ((value: Value) => void) | undefined
}

/** The value of a field and the way to change it, whether its owner keeps it (`value`) or the field itself does. */
export function useControlled<Value>({
  value,
  defaultValue,
  onChange,
}: Controlled<Value>): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(defaultValue)
  const change = (next: Value) => {
    setOwn(next)
    onChange?.(next)
  }
  return [value === undefined ? own : value, change]
}
