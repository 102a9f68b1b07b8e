import { useTranslation } from '@/core/platform/i18n/use-translation'
import { SelectField } from '@/ui/pickers/select-field'

import type { ImportField } from './importable'
import type { Import } from './use-import'

/** Value of the option for columns that are left out. */
const NONE = ''

type ColumnFieldsProps = {
  file: NonNullable<Import['file']>
  fields: readonly ImportField[]
  onMap: (column: number, field: string | null) => void
}

/** A select for each column of a file: the field that it holds. */
export function ColumnFields({ file: { table, mapping }, fields, onMap }: ColumnFieldsProps) {
  const { t } = useTranslation()
  const options = [
    { value: NONE, label: t('Leave out') },
    ...fields.map(({ name, label }) => ({ value: name, label: t(label) })),
  ]
  return (
    <section aria-labelledby="import-mapping">
      <h3 id="import-mapping" className="mb-3 font-bold">
        {t('Columns')}
      </h3>
      <div className="grid gap-4 md:grid-cols-2">
        {mapping.map((field, column) => (
          <SelectField
            // oxlint-disable-next-line react/no-array-index-key -- headers may repeat, and columns never move
            key={column}
            label={table.header[column] || t('Column :number', { number: column + 1 })}
            options={options}
            value={field ?? NONE}
            onChange={(chosen) => onMap(column, chosen === NONE ? null : chosen)}
          />
        ))}
      </div>
    </section>
  )
}
