import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, Disclosure, DisclosureGroup, DisclosurePanel, Heading } from 'react-aria-components/DisclosureGroup'

import { AriaProvider } from '../aria-provider'

/** A heading that expands and collapses its content. */
export type AccordionItem = { id: string; title: string; content: ReactNode; disabled?: boolean }

type AccordionProps = {
  items: readonly AccordionItem[]
  /** Whether several items can be open together; otherwise opening one closes the other. */
  multiple?: boolean
  defaultOpenIds?: readonly string[]
  /** Heading level of the titles. */
  level?: 2 | 3 | 4
  className?: string
}

const HEADER =
  'flex min-h-14 w-full items-center gap-3 rounded-input px-4 py-3 text-start font-bold -outline-offset-2 transition-press data-disabled:text-disabled data-hovered:bg-hover data-pressed:bg-focus'

/** A list of collapsible sections. The browser's find-in-page searches collapsed content too, and expands it. */
export function Accordion({ items, multiple = false, defaultOpenIds = [], level = 3, className }: AccordionProps) {
  return (
    <AriaProvider>
      <DisclosureGroup allowsMultipleExpanded={multiple} defaultExpandedKeys={defaultOpenIds} className={className}>
        {items.map(({ id, title, content, disabled }) => (
          <Disclosure key={id} id={id} isDisabled={disabled} className="group border-b border-divider py-1">
            <Heading level={level} className="text-base text-wrap">
              <Button slot="trigger" className={HEADER}>
                <span className="min-w-0 flex-1">{title}</span>
                <ChevronDown
                  aria-hidden
                  className="size-5 shrink-0 text-muted transition-[rotate] group-data-disabled:text-disabled group-data-expanded:rotate-180"
                />
              </Button>
            </Heading>
            <DisclosurePanel className="h-(--disclosure-panel-height) overflow-clip transition-[height] duration-calm">
              <div className="px-4 pt-1 pb-4">{content}</div>
            </DisclosurePanel>
          </Disclosure>
        ))}
      </DisclosureGroup>
    </AriaProvider>
  )
}
