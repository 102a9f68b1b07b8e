import { Columns3 } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'
import { IconButton } from '@/ui/buttons/icon-button'
import type { ChosenWidths } from '@/ui/collections/use-column-widths'
import { CheckboxGroup } from '@/ui/fields/checkbox-group'
import { Popover } from '@/ui/overlays/popover'

type ColumnChooserProps = {
  /** Columns that can be hidden. */
  columns: readonly { id: string; header: string }[]
  hidden: readonly string[]
  onChange: (hidden: string[]) => void
  /** Widths of the columns that the user has resized. */
  sized: ChosenWidths
}

/** Popover to show and hide columns, and to reset their widths. */
export function ColumnChooser({ columns, hidden, onChange, sized }: ColumnChooserProps) {
  const { t } = useTranslation()
  return (
    <Popover
      label={t('Columns')}
      placement="bottom end"
      trigger={(trigger) => <IconButton {...trigger} label={t('Columns')} icon={<Columns3 />} />}
    >
      {(close) => (
        <>
          <CheckboxGroup
            label={t('Columns')}
            selectAll
            options={columns.map(({ id, header }) => ({ value: id, label: header }))}
            value={columns.filter(({ id }) => !hidden.includes(id)).map(({ id }) => id)}
            onChange={(visibleIds) =>
              onChange(columns.filter(({ id }) => !visibleIds.includes(id)).map(({ id }) => id))
            }
            className="min-w-48"
          />
          {Object.keys(sized.widths).length > 0 && (
            <Button
              variant="ghost"
              onClick={() => {
                sized.onChange({})
                close()
              }}
              className="mt-2 w-full"
            >
              {t('Reset widths')}
            </Button>
          )}
        </>
      )}
    </Popover>
  )
}
