const classes = {
  text: 'text-main',
  muted: 'text-muted',
  line: 'text-primary',
  grid: 'text-divider',
  surface: 'text-paper',
} as const

/** Colours of the theme for a canvas, as CSS colours. */
export type ChartColors = Readonly<Record<keyof typeof classes, string>>

/** Reads the colours that the theme gives to an element inside `parent`; a canvas knows neither classes nor variables. */
export function chartColors(parent: Element): ChartColors {
  const probe = document.createElement('span')
  probe.hidden = true
  parent.append(probe)
  const colorOf = (className: string) => {
    probe.className = className
    return getComputedStyle(probe).color
  }
  const { text, muted, line, grid, surface } = classes
  const colors = {
    text: colorOf(text),
    muted: colorOf(muted),
    line: colorOf(line),
    grid: colorOf(grid),
    surface: colorOf(surface),
  }
  probe.remove()
  return colors
}
