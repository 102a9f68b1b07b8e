import { useQuery } from '@tanstack/react-query'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { findModels, modelQuery } from '@/core/shared/records/queries'
import { PanelQuery } from '@/core/shared/screen/screen-panel'
import { ComboBox } from '@/ui/pickers/combo-box'

import { type HomepageValue, isEmptyHomepage, recordOf } from './homepage-record'
import { pagesQuery } from './queries'

type RecordFieldProps = {
  label: string
  error: string | undefined
  value: HomepageValue
  onChange: (value: HomepageValue) => void
}

/** The channel or page that a homepage of the type shows, by name; nothing for other types. */
export function HomepageValueField({ type, ...field }: RecordFieldProps & { type: string }) {
  const record = recordOf(type)
  if (record === undefined) return null
  return record === 'channel' ? <ChannelField {...field} /> : <PageField {...field} />
}

function ChannelField({ label, error, value, onChange }: RecordFieldProps) {
  const { t } = useTranslation()
  const missing = isEmptyHomepage(value) ? t('Choose a channel.') : undefined
  const { data } = useQuery({ ...modelQuery('channel', Number(value)), enabled: Number(value) > 0 })
  return (
    <ComboBox<string | number>
      label={label}
      error={error ?? missing}
      loadOptions={async (text, signal) =>
        (await findModels('channel', text, signal)).map(({ id, name, ...rest }) => ({
          value: id,
          label: name,
          ...rest,
        }))
      }
      value={isEmptyHomepage(value) ? null : { value, label: data?.name || String(value) }}
      onChange={(option) => onChange(option?.value ?? null)}
    />
  )
}

function PageField({ label, error, value, onChange }: RecordFieldProps) {
  const { t } = useTranslation()
  const missing = isEmptyHomepage(value) ? t('Choose a page.') : undefined
  return (
    <PanelQuery query={useQuery(pagesQuery)} height="h-20">
      {({ pages }) => {
        const options = pages.map(({ id, title, slug }) => ({ value: id, label: title || slug || String(id), slug }))
        const chosen = options.find((option) => String(option.value) === String(value) || option.slug === value)
        return (
          <ComboBox
            label={label}
            description={pages.length === 0 ? t('No pages yet.') : undefined}
            error={error ?? missing}
            options={options.map(({ slug: _, ...option }) => option)}
            value={chosen ? { value: chosen.value, label: chosen.label } : null}
            onChange={(option) => onChange(option?.value ?? null)}
          />
        )
      }}
    </PanelQuery>
  )
}
