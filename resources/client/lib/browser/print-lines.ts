/** A title, the lines printed below it, and their language tag. */
type Sheet = { title: string; lines: readonly string[]; language: string }

/** Prints only these lines, from a hidden frame that is removed when the print dialog closes. */
export function printLines({ title, lines, language }: Sheet): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const { contentWindow: sheet, contentDocument: page } = frame
  if (!sheet || !page) return frame.remove()
  page.documentElement.lang = language
  page.title = title
  const heading = page.createElement('h1')
  heading.textContent = title
  const list = lines.map((line) => {
    const paragraph = page.createElement('p')
    paragraph.textContent = line
    paragraph.style.fontFamily = 'monospace'
    return paragraph
  })
  page.body.append(heading, ...list)
  sheet.addEventListener('afterprint', () => frame.remove())
  sheet.print()
}
