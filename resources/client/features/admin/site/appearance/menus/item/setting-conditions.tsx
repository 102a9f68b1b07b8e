import { Plus, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { createCounter } from '@/lib/counter'
import { isSame } from '@/lib/json/is-same'
import { Button } from '@/ui/buttons/button'
import { IconButton } from '@/ui/buttons/icon-button'
import { FieldsetLayout } from '@/ui/fields/fieldset-layout'
import { TextField } from '@/ui/fields/text-field'

import { conditionsOf, type SettingCondition, settingsOf } from './conditions'
import type { ItemProps } from './item-props'

type Row = SettingCondition & { id: string }

const nextId = createCounter()
const rowOf = (condition: SettingCondition): Row => ({ ...condition, id: `condition-${nextId()}` })

/** Settings that must have a value. Rows without a key are not part of the draft yet. */
export function SettingConditions({ item, write }: ItemProps) {
  const { t } = useTranslation()
  const [rows, setRows] = useState(() => conditionsOf(item.settings).map(rowOf))
  const addButton = useRef<HTMLButtonElement>(null)
  // Undo and redo change the item without the rows.
  if (!isSame(settingsOf(rows, item.settings), item.settings)) setRows(conditionsOf(item.settings).map(rowOf))

  function change(next: Row[]): void {
    setRows(next)
    write({ settings: settingsOf(next, item.settings) }, t('Settings'))
  }
  const edit = (index: number, part: Partial<SettingCondition>) =>
    change(rows.map((row, place) => (place === index ? { ...row, ...part } : row)))

  function remove(index: number): void {
    change(rows.toSpliced(index, 1))
    addButton.current?.focus()
  }
  return (
    <FieldsetLayout
      id={useId()}
      className="gap-1.5"
      label={t('Settings')}
      description={t('Shown only while a setting has a value, such as billing.enable and true.')}
    >
      <div className="flex flex-col gap-3">
        {rows.map((row, index) => (
          <ConditionRow
            key={row.id}
            row={row}
            number={index + 1}
            onChange={(part) => edit(index, part)}
            onRemove={() => remove(index)}
          />
        ))}
        <Button
          ref={addButton}
          variant="outline"
          size="sm"
          className="self-start"
          onClick={() => setRows([...rows, rowOf({ key: '', expected: 'true' })])}
        >
          <Plus aria-hidden className="size-4" />
          {t('Add a setting')}
        </Button>
      </div>
    </FieldsetLayout>
  )
}

type ConditionRowProps = {
  row: SettingCondition
  number: number
  onChange: (part: Partial<SettingCondition>) => void
  onRemove: () => void
}

function ConditionRow({ row, number, onChange, onRemove }: ConditionRowProps) {
  const { t } = useTranslation()
  const texts = { autoCapitalize: 'none', autoComplete: 'off', isLabelHidden: true }
  return (
    <div className="flex items-start gap-1">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <TextField
          {...texts}
          label={t('Setting :number', { number })}
          placeholder="billing.enable"
          value={row.key}
          autoFocus={row.key === ''}
          onChange={(key) => onChange({ key })}
        />
        <TextField
          {...texts}
          label={t('Value of setting :number', { number })}
          value={row.expected}
          onChange={(expected) => onChange({ expected })}
        />
      </div>
      <IconButton label={t('Remove setting :number', { number })} icon={<X />} onClick={onRemove} />
    </div>
  )
}
