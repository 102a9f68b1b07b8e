/** Leaves the site as the press of a link does, and through the same door: a child's page asks for a grown-up there. */
export function followLink(href: string, target: string | null | undefined): void {
  const link = document.createElement('a')
  link.href = href
  link.target = target ?? ''
  link.rel = 'noopener noreferrer'
  document.body.append(link)
  link.click()
  link.remove()
}
