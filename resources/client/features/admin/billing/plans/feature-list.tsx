import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { RowTextField } from '@/core/shared/records/fields/row-text-field'
import { createCounter } from '@/lib/counter'
import { Button } from '@/ui/buttons/button'
import { IconButton } from '@/ui/buttons/icon-button'
import { keepFocus } from '@/ui/collections/keep-focus'
import { ReorderableList } from '@/ui/collections/reorderable-list'
import { FormValue } from '@/ui/fields/form-value'
import { TextField } from '@/ui/fields/text-field'
import { useCommit } from '@/ui/fields/use-commit'

type FeatureListProps = { name: string; error: string | undefined; features: readonly string[]; canChange: boolean }

type Feature = { key: string; text: string }

const nextId = createCounter()

const featureOf = (text: string): Feature => ({ key: `feature-${nextId()}`, text })

/** Features of a plan, line by line: the user adds, edits, removes and reorders lines; empty ones are left out, a typed one is saved too. */
export function FeatureList({ name, error, features, canChange }: FeatureListProps) {
  const { t } = useTranslation()
  const [items, setItems] = useState(() => features.map(featureOf))
  const [typed, setTyped] = useState('')

  const nameOf = (item: Feature) => item.text.trim() || t('Feature :number', { number: items.indexOf(item) + 1 })

  const edit = (key: string, text: string) =>
    setItems((before) => before.map((item) => (item.key === key ? { key, text } : item)))

  function add(): void {
    const text = typed.trim()
    if (text === '') return
    setItems([...items, featureOf(text)])
    setTyped('')
  }

  const list = useRef<HTMLDivElement>(null)
  useEffect(() => keepFocus(list.current), [])
  useCommit(list, () => {
    add()
    return true
  })

  function addOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  return (
    <div ref={list} className="flex flex-col gap-4">
      {items.length > 0 && canChange && (
        <ReorderableList<Feature>
          label={t('Features')}
          items={items}
          itemKey={({ key }) => key}
          itemName={nameOf}
          renderItem={(item) => (
            <div className="flex items-center gap-1 md:gap-2">
              <div className="min-w-0 flex-1">
                <RowTextField
                  label={t('Feature :number', { number: items.indexOf(item) + 1 })}
                  value={item.text}
                  onChange={(text) => edit(item.key, text)}
                />
              </div>
              <IconButton
                label={t('Remove :name', { name: nameOf(item) })}
                icon={<X />}
                onClick={() => setItems((before) => before.filter(({ key }) => key !== item.key))}
              />
            </div>
          )}
          onReorder={(keys) =>
            setItems((before) => before.toSorted((one, other) => keys.indexOf(one.key) - keys.indexOf(other.key)))
          }
        />
      )}
      {!canChange && (
        <ul className="list-disc ps-6">
          {items.map(({ key, text }) => (
            <li key={key} className="break-words">
              {text}
            </li>
          ))}
        </ul>
      )}
      {canChange && (
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-60 flex-1">
            <TextField
              label={t('New feature')}
              error={error}
              value={typed}
              onChange={setTyped}
              onKeyDown={addOnEnter}
            />
          </div>
          <Button variant="outline" onClick={add}>
            <Plus aria-hidden className="size-5" />
            {t('Add feature')}
          </Button>
        </div>
      )}
      <FormValue
        name={name}
        value={items.flatMap(({ text }) => text.trim() || [])}
        onChange={(texts) => setItems(texts.map(featureOf))}
      />
    </div>
  )
}
