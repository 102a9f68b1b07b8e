import { useState } from 'react'
import * as z from 'zod/mini'

import { stored } from '@/core/platform/storage/local'
import type { ChosenWidths } from '@/ui/collections/use-column-widths'

/** Largest stored width in pixels: columns sized by their content may be wider than resized ones. */
const MAX_STORED_WIDTH = 4000

const schema = z.record(z.string(), z.number().check(z.positive(), z.maximum(MAX_STORED_WIDTH)))

const storedWidths = (table: string) => stored({ key: `widths:${table}`, schema, isDevicePreference: true })

/** Widths that the user has chosen for a table's columns on the device, and their setter; `{}` resets them. */
export function useStoredWidths(table: string): ChosenWidths {
  const [widths, setWidths] = useState(() => storedWidths(table).read() ?? {})
  return {
    widths,
    onChange: (next) => {
      setWidths({ ...next })
      if (Object.keys(next).length > 0) storedWidths(table).write({ ...next })
      else storedWidths(table).remove()
    },
  }
}
