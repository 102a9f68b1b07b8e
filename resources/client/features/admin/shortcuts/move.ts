const main = (): ParentNode => document.querySelector('main') ?? document

const find = (selector: string): HTMLElement | null => main().querySelector<HTMLElement>(selector)

/** Links that name the rows of the list on the page. */
const rowLinks = (): HTMLElement[] => [...main().querySelectorAll<HTMLElement>('th[scope=row] a')]

/** The row that has the focus, by its place; -1 if none has. */
const focusedRow = (links: readonly HTMLElement[]): number =>
  links.findIndex((link) => link.closest('tr')?.contains(document.activeElement))

/** Focuses the search of the list on the page. */
export function focusSearch(): boolean {
  const search = find('[type=search]')
  search?.focus()
  return search !== null
}

/** Opens the next or previous record, or moves the focus between the rows of a list. */
export function step(by: 1 | -1): boolean {
  const neighbour = find(by === 1 ? 'a[rel=next]' : 'a[rel=prev]')
  const links = rowLinks()
  const row = focusedRow(links)
  const next = row === -1 ? links[0] : links[row + by]
  neighbour?.click()
  if (!neighbour) next?.focus()
  return neighbour !== null || next !== undefined
}

/** Opens the record of the row with the focus; in an editor, focuses the first field. */
export function openFocused(): boolean {
  const links = rowLinks()
  const link = links[focusedRow(links)]
  const field = find('form input:not([type=hidden], [type=file], :disabled), form textarea:not(:disabled)')
  if (link) link.click()
  else field?.focus()
  return link !== undefined || field !== null
}

/** Opens the form for a new record, where the list offers it. */
export function openNew(): boolean {
  const link = find('a[href$="/new"]')
  link?.click()
  return link !== null
}
