import { type ReactNode, useEffect, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { goToSection, useSectionInView } from '@/core/shared/screen/use-section-in-view'
import { classNames } from '@/lib/class-names'
import { Button } from '@/ui/buttons/button'

/** A shorter editor is scrolled faster than its sections are read. */
const FEWEST_SECTIONS = 4

/** An editor with a list of its sections beside it, on screens with room for both. */
export function SectionedPage({ children }: { children: ReactNode }) {
  const [page, setPage] = useState<HTMLElement | null>(null)
  return (
    <div className="min-[80rem]:flex min-[80rem]:items-start min-[80rem]:gap-6">
      <div ref={setPage} className="min-w-0 flex-1">
        {children}
      </div>
      {page && <SectionList page={page} />}
    </div>
  )
}

/** Buttons that scroll to the sections of a page and focus their titles. */
function SectionList({ page }: { page: HTMLElement }) {
  const { t } = useTranslation()
  const sections = useSections(page)
  const read = useSectionInView(sections, () => sections)
  const current = sections.find((section) => section === read) ?? sections[0]
  if (sections.length < FEWEST_SECTIONS) return null
  return (
    <nav
      aria-label={t('Sections')}
      className="sticky top-[calc(var(--banner-height,0px)+1.5rem)] w-44 max-[80rem]:hidden"
    >
      <ul className="flex flex-col gap-1 border-s border-divider ps-2">
        {sections.map((section) => (
          <li key={titleOf(section)}>
            <Button
              variant="ghost"
              size="sm"
              aria-current={section === current ? 'location' : undefined}
              className={classNames(
                'w-full justify-start text-start',
                section === current ? 'bg-selected text-primary' : 'font-semibold',
              )}
              onClick={() => goToSection(section)}
            >
              {titleOf(section)}
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const titleOf = (section: Element) => section.querySelector('h2')?.textContent

/** Returns the sections of a page that have a title; they may load one after another. */
function useSections(page: HTMLElement): readonly Element[] {
  const [sections, setSections] = useState<readonly Element[]>([])
  useEffect(() => {
    const read = () => {
      const found = [...page.querySelectorAll('section:has(> h2)')]
      setSections((before) =>
        found.length === before.length && found.every((one, at) => one === before[at]) ? before : found,
      )
    }
    read()
    const observer = new MutationObserver(read)
    observer.observe(page, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [page])
  return sections
}
