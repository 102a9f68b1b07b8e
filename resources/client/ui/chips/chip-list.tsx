import { X } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup'

import { Badge } from '../feedback/badge'
import { useUiTranslation } from '../ui-translation'

type ChipListProps = {
  /** Accessible name of the list. */
  label: string
  chips: string[]
  /** Omit to make the chips read-only. */
  onRemove: ((chips: string[]) => void) | undefined
  disabled: boolean
  /** Marks chips that do not exist elsewhere yet. */
  isNew: (chip: string) => boolean
  ref: Ref<HTMLDivElement>
}

const CHIP =
  'inline-flex min-h-[calc(var(--target)-0.5rem)] max-w-full cursor-default items-center rounded-full bg-chip ps-3.5 pe-3.5 font-semibold has-[button]:pe-0'

/** As high as the chip, with an invisible margin up to the press target's size. */
const REMOVE =
  "relative grid size-[calc(var(--target)-0.5rem)] shrink-0 place-items-center rounded-full text-muted transition-press after:absolute after:-inset-1 after:content-[''] data-hovered:bg-hover data-hovered:text-main data-pressed:bg-focus"

/** A wrapping row of chips: arrow keys move among them, Delete and Backspace remove the focused one. */
export function ChipList({ label, chips, onRemove, disabled, isNew, ref }: ChipListProps) {
  const { t } = useUiTranslation()
  return (
    <TagGroup
      aria-label={label}
      disabledKeys={disabled ? chips : []}
      {...(onRemove && { onRemove: (keys) => onRemove([...keys].map(String)) })}
      className="contents"
    >
      <TagList ref={ref} className="contents">
        {chips.map((chip) => (
          <Tag key={chip} id={chip} textValue={chip} className={CHIP}>
            <span className="min-w-0 truncate">{chip}</span>
            {isNew(chip) && (
              <span className="ms-2">
                <Badge>{t('new#chip')}</Badge>
              </span>
            )}
            {onRemove && (
              <Button slot="remove" className={REMOVE}>
                <X aria-hidden className="size-4" />
              </Button>
            )}
          </Tag>
        ))}
      </TagList>
    </TagGroup>
  )
}
