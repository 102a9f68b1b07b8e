import { useState } from 'react'

type Controlled<Value> = {
  value: Value | undefined
  defaultValue: Value
  onChange: ((value: Value) => void) | undefined
}

/** State of a field that works both controlled (`value`) and uncontrolled (`defaultValue`). */
export function useControlled<Value>({
  value,
  defaultValue,
  onChange,
}: Controlled<Value>): [Value, (next: Value) => void] {
  const [internal, setInternal] = useState(defaultValue)
  const change = (next: Value) => {
    if (value === undefined) setInternal(next)
    onChange?.(next)
  }
  return [value === undefined ? internal : value, change]
}
