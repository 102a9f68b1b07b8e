import { ArrowLeft } from 'lucide-react'
import { type FormEvent, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { commitFields } from '@/lib/forms/form-events'
import { Button } from '@/ui/buttons/button'
import { IconButton } from '@/ui/buttons/icon-button'
import { SelectField } from '@/ui/pickers/select-field'

import { FilterControlField } from './filter-control-field'
import {
  type ActiveFilter,
  type FilterControl,
  type FilterDefinition,
  type FilterOperator,
  firstOperator,
  impliedValue,
  operatorLabel,
  takesNoValue,
} from './filter-definition'
import { type FilterProblem, readFilterValue } from './filter-value'

type FilterEditorProps = {
  definition: FilterDefinition
  filter: ActiveFilter | undefined
  onApply: (filter: ActiveFilter) => void
  /** Returns to the list of filters; undefined where there is not a choice. */
  onBack: (() => void) | undefined
}

/** Form for a filter's operator and value. */
export function FilterEditor({ definition, filter, onApply, onBack }: FilterEditorProps) {
  const { key, label, description, operators, control } = definition
  const { t } = useTranslation()
  const [operator, setOperator] = useState<FilterOperator>(filter?.operator ?? firstOperator(definition))
  const [value, setValue] = useState<unknown>(filter ? filter.value : onlyOption(control))
  const [problem, setProblem] = useState<FilterProblem>()

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Through the portal, React bubbles the event to a form around the table.
    event.stopPropagation()
    if (!commitFields(event.currentTarget)) return
    if (takesNoValue(control, operator)) return onApply({ key, operator, value: impliedValue(control) })
    const reading = readFilterValue(control, value)
    if (reading.problem) return setProblem(reading.problem)
    onApply({ key, operator, value: reading.value })
  }
  const enter = (next: unknown) => {
    setProblem(undefined)
    setValue(next)
  }
  return (
    <form
      ref={focusFirst}
      noValidate
      onSubmit={apply}
      className="grid w-[min(16rem,calc(100vw-5rem))] grid-cols-1 gap-4"
    >
      <div className="flex items-center gap-2">
        {onBack && (
          <IconButton
            label={t('Back to filters')}
            icon={<ArrowLeft className="rtl:-scale-x-100" />}
            size="sm"
            onClick={onBack}
          />
        )}
        <h2 className="text-lg">{label}</h2>
      </div>
      {operators.length > 1 && (
        <SelectField
          label={t('Condition')}
          options={operators.map((one) => ({ value: one, label: t(operatorLabel(control, one)) }))}
          value={operator}
          onChange={setOperator}
        />
      )}
      {!takesNoValue(control, operator) && (
        <div data-value="" className="min-w-0">
          <FilterControlField
            control={control}
            label={t('Value')}
            description={description}
            error={problem && t(...problem)}
            value={value}
            onChange={enter}
          />
        </div>
      )}
      <Button type="submit">{t('Apply')}</Button>
    </form>
  )
}

/** Returns the value of a filter that offers a single one. */
const onlyOption = (control: FilterControl): unknown =>
  control.type === 'select' && control.options.length === 1 ? control.options[0]?.value : undefined

/** Focuses the value, or the button of a filter without one: the focused entry of the filter list has been unmounted. */
function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[data-value] :is(input, button), [type=submit]')?.focus()
}
