/** Breaks a text into lines of up to a width, by words; a longer word stands alone. */
export function linesOf(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const extended = last === undefined ? word : `${last} ${word}`
    if (last === undefined || measure(extended) <= width) lines.splice(-1, 1, extended)
    else lines.push(word)
  }
  return lines
}

/** Shortens a text with an ellipsis to a width. */
export function shorten(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text
  const letters = [...text]
  while (letters.length > 0 && measure(`${letters.join('')}…`) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

type Place = { left: number; top: number; width: number; lineHeight: number }

/** Writes a text in the context's font and colour, in as many lines as it takes. Returns where the last one ends. */
export function writeLines(context: CanvasRenderingContext2D, text: string, place: Place): number {
  const { left, top, width, lineHeight } = place
  context.textBaseline = 'top'
  context.textAlign = 'start'
  const measure = (part: string) => context.measureText(part).width
  const lines = linesOf(text, width, measure)
  for (const [index, line] of lines.entries())
    context.fillText(shorten(line, width, measure), left, top + index * lineHeight)
  return top + lines.length * lineHeight
}
