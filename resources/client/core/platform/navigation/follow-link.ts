/** Follows a URL by clicking a temporary link, so that a child's page intercepts it and asks for an adult. */
export function followLink(href: string, target: string | null | undefined): void {
  const link = document.createElement('a')
  link.href = href
  link.target = target ?? ''
  link.rel = 'noopener noreferrer'
  document.body.append(link)
  link.click()
  link.remove()
}
