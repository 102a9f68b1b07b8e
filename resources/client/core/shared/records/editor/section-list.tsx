import { type ReactNode, useEffect, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { classNames } from '@/lib/class-names'
import { Button } from '@/ui/buttons/button'

/** A shorter editor is scrolled faster than its sections are read. */
const FEWEST_SECTIONS = 4

/** A section becomes the current one when it crosses a line a third below the top of the viewport. */
const READING_LINE = { rootMargin: '-33% 0px -66% 0px' }

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
  const titles = useTitles(page)
  const current = useCurrent(titles)
  if (titles.length < FEWEST_SECTIONS) return null
  return (
    <nav
      aria-label={t('Sections')}
      className="sticky top-[calc(var(--banner-height,0px)+1.5rem)] w-44 max-[80rem]:hidden"
    >
      <ul className="flex flex-col gap-1 border-s border-divider ps-2">
        {titles.map((title) => (
          <li key={title.textContent}>
            <Button
              variant="ghost"
              size="sm"
              aria-current={title === current ? 'location' : undefined}
              className={classNames(
                'w-full justify-start text-start',
                title === current ? 'bg-selected text-primary' : 'font-semibold',
              )}
              onClick={() => goTo(title)}
            >
              {title.textContent}
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Returns the titles of a page's sections, which may load one after another. */
function useTitles(page: HTMLElement): readonly HTMLElement[] {
  const [titles, setTitles] = useState<readonly HTMLElement[]>([])
  useEffect(() => {
    const read = () => {
      const found = [...page.querySelectorAll<HTMLElement>('section > h2')]
      setTitles((before) =>
        found.length === before.length && found.every((one, at) => one === before[at]) ? before : found,
      )
    }
    read()
    const observer = new MutationObserver(read)
    observer.observe(page, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [page])
  return titles
}

/** Returns the title of the section in view, or the first until the page is scrolled. */
function useCurrent(titles: readonly HTMLElement[]): HTMLElement | undefined {
  const [current, setCurrent] = useState<HTMLElement>()
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const entered = entries.find(({ isIntersecting }) => isIntersecting)
      if (entered) setCurrent(entered.target.querySelector<HTMLElement>(':scope > h2') ?? undefined)
    }, READING_LINE)
    for (const { parentElement } of titles) if (parentElement) observer.observe(parentElement)
    return () => observer.disconnect()
  }, [titles])
  return current && titles.includes(current) ? current : titles[0]
}

function goTo(title: HTMLElement): void {
  title.parentElement?.scrollIntoView()
  title.focus({ preventScroll: true })
}
