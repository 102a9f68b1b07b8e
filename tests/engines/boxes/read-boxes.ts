import type { Page } from '@playwright/test'

/** Position and size of an element on the page, in CSS pixels. */
export type Box = { x: number; y: number; width: number; height: number }

/** Boxes of a screen's visible elements, by kind, name and index among elements of that name. */
export type Boxes = ReadonlyMap<string, Box>

const KINDS = {
  heading: 'h1, h2, h3, h4, h5, h6, [role=heading]',
  link: 'a[href]',
  button:
    'button, [role=button], [role=tab], [role^=menuitem], [role=switch], [role=checkbox], [role=radio], [role=option]',
  field:
    'input:not([type=hidden]), textarea, select, [contenteditable=true], [role=combobox], [role=slider], [role=spinbutton]',
  picture: 'img, svg',
}

/** Toasts, which close by the clock, controls that only scripts use, and what ProseMirror needs in some engines only. */
const SKIPPED = [
  '[data-react-aria-top-layer] *',
  '[aria-hidden=true] :is(a, button, input, select, textarea)',
  '.ProseMirror-separator',
].join()

/**
 * Reads the boxes of headings, links, buttons, fields and pictures, with the page scrolled to its top. Digits and names of
 * browsers are replaced in names: times and sessions have them.
 */
export async function readBoxes(page: Page): Promise<Boxes> {
  const rows = await page.evaluate(
    ([kinds, skipped]) => {
      window.scrollTo(0, 0)
      const nameOf = (element: Element | null | undefined): string =>
        (
          element?.getAttribute('aria-label') ??
          element?.getAttribute('alt') ??
          element?.getAttribute('placeholder') ??
          element?.textContent ??
          ''
        )
          .replaceAll(/\d+|Chrome|Firefox|Safari/g, '#')
          .trim()
          .slice(0, 40)
      const rows: { element: string; box: { x: number; y: number; width: number; height: number } }[] = []
      for (const element of document.querySelectorAll(Object.values(kinds).join())) {
        if (element.matches(skipped) || !element.checkVisibility({ visibilityProperty: true })) continue
        const kind = Object.entries(kinds).find(([, selector]) => element.matches(selector))?.[0] ?? ''
        const own = nameOf(element)
        const name =
          own === '' ? `in ${nameOf(element.parentElement?.closest('a, button, label, li, section, [role]'))}` : own
        const { left, top, width, height } = element.getBoundingClientRect()
        rows.push({ element: `${kind} “${name}”`, box: { x: left, y: top, width, height } })
      }
      return rows
    },
    [KINDS, SKIPPED] as const,
  )
  const counts = new Map<string, number>()
  return new Map(
    rows.map(({ element, box }) => {
      const count = (counts.get(element) ?? 0) + 1
      counts.set(element, count)
      return [count === 1 ? element : `${element} ${count}`, box]
    }),
  )
}
