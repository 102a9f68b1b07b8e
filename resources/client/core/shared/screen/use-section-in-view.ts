import { useEffect, useEffectEvent, useState } from 'react'

/** A section is in view once it crosses a line a third below the top of the viewport. */
const READING_LINE = { rootMargin: '-33% 0px -66% 0px' }

/** Returns the section in view; undefined until one has been. `find` is called again when `key` changes. */
export function useSectionInView(key: unknown, find: () => readonly Element[]): Element | undefined {
  const [read, setRead] = useState<Element>()
  const findSections = useEffectEvent(find)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const entered = entries.find(({ isIntersecting }) => isIntersecting)
      if (entered) setRead(entered.target)
    }, READING_LINE)
    for (const section of findSections()) observer.observe(section)
    return () => observer.disconnect()
  }, [key])
  return read
}

/** Scrolls to a section and focuses its title. */
export function goToSection(section: Element | null | undefined): void {
  section?.scrollIntoView()
  section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
}
