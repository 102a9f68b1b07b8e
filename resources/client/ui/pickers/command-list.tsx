import { Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { Input, SearchField } from 'react-aria-components/SearchField'

import { AriaProvider } from '../aria-provider'
import { useKeyboardScroll } from '../collections/use-keyboard-scroll'
import { SpinnerRing, useDelayed } from '../feedback/spinner'
import { FIELD_GROUP, FIELD_INPUT } from '../fields/field-style'
import { ROW, ROWS, ROWS_TITLE } from '../overlays/floating-style'
import { useUiTranslation } from '../ui-translation'

/** Something to run by name. */
export type Command = { id: string; label: string; description?: string; icon?: ReactNode; run: () => void }

/** Titled section of commands. */
export type CommandSection = { title: string; commands: readonly Command[] }

type CommandListProps = {
  label: string
  text: string
  onType: (text: string) => void
  /** Commands that match the text. */
  sections: readonly CommandSection[]
  isSearching?: boolean
  onRun: (run: Command['run']) => void
  /** Shown when nothing matches and no search runs. */
  empty: string
}

/**
 * A search field above the commands that match it; arrow keys choose one, Enter runs it. As high as its parent, where the
 * commands scroll.
 */
export function CommandList({ label, text, onType, sections, isSearching = false, onRun, empty }: CommandListProps) {
  const { t } = useUiTranslation()
  const scroller = useRef<HTMLDivElement>(null)
  const isSlow = useDelayed(isSearching)
  const all = sections.flatMap(({ commands }) => commands)

  /** Typing makes the first row active, but pasting does not. */
  function runFirst(event: KeyboardEvent<HTMLInputElement>): void {
    const hasActiveRow = event.currentTarget.hasAttribute('aria-activedescendant')
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || hasActiveRow || !all[0]) return
    event.preventDefault()
    event.stopPropagation()
    onRun(all[0].run)
  }

  return (
    <AriaProvider>
      <div className="flex h-full flex-col">
        <Autocomplete inputValue={text} onInputChange={onType}>
          <SearchField aria-label={label} className={`${FIELD_GROUP} mb-3 items-center ps-4`}>
            <Search aria-hidden className="size-5 shrink-0 text-muted" />
            <Input
              // The field's own autoFocus would lose against the dialog's after a click by a screen reader.
              autoFocus
              onKeyDownCapture={runFirst}
              className={`${FIELD_INPUT} min-w-0 px-3`}
            />
            {isSlow && <SpinnerRing className="me-3 size-5 shrink-0 text-primary" />}
          </SearchField>
          <div ref={scroller} {...useKeyboardScroll(scroller)} className="min-h-0 flex-1 overflow-auto">
            <ListBox
              aria-label={label}
              selectionMode="none"
              onAction={(id) => {
                const command = all.find((one) => one.id === id)
                if (command) onRun(command.run)
              }}
              renderEmptyState={() => (
                <p className="p-4 text-center text-muted">{isSearching ? t('Searching…') : empty}</p>
              )}
              className="outline-none"
            >
              {sections.map(({ title, commands }) => (
                <ListBoxSection key={title} className={ROWS}>
                  <Header className={ROWS_TITLE}>{title}</Header>
                  {commands.map((command) => (
                    <CommandRow key={command.id} command={command} />
                  ))}
                </ListBoxSection>
              ))}
            </ListBox>
          </div>
        </Autocomplete>
      </div>
    </AriaProvider>
  )
}

function CommandRow({ command: { id, label, description, icon } }: { command: Command }) {
  return (
    <ListBoxItem id={id} textValue={label} className={ROW}>
      {icon}
      <span className="min-w-0 flex-1">
        {label}
        {description && <span className="block truncate text-sm font-normal text-muted">{description}</span>}
      </span>
    </ListBoxItem>
  )
}
