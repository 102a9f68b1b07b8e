import { parseTriplet, toHex } from './contrast/colour'
import type { EditedTheme } from './edited-themes'

const shown = ['--be-background', '--be-paper', '--be-foreground-base', '--be-primary'] as const

/** Main colours of a theme, for its row. */
export function ThemeSwatches({ values }: Pick<EditedTheme, 'values'>) {
  return (
    <span aria-hidden className="flex shrink-0 overflow-hidden rounded-small border border-edge">
      {shown.map((name) => (
        <span
          key={name}
          className="h-9 w-3 bg-chip"
          style={{ backgroundColor: toHex(parseTriplet(String(values[name] ?? '')) ?? [128, 128, 128]) }}
        />
      ))}
    </span>
  )
}
