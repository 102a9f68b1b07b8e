import { useTranslation } from '@/core/platform/i18n/use-translation'
import { TextArea } from '@/ui/fields/text-area'
import { TextField } from '@/ui/fields/text-field'

import type { BrandingName } from '../draft/appearance'
import { valueTitles } from '../draft/value-titles'
import { useValue } from '../editor-context'
import { PictureField } from '../fields/picture-field'
import { ResetValue } from '../reset-value'

/** Name, description, logos and favicon of the site. */
export function GeneralSection() {
  return (
    <div className="flex flex-col gap-6 rounded-panel border border-divider bg-paper p-5">
      <BrandingText name="branding.site_name" />
      <BrandingText name="branding.site_description" rows={3} />
      <LogoField name="branding.logo_dark" surface="light" />
      <LogoField name="branding.logo_light" surface="dark" />
      <LogoField name="branding.logo_dark_mobile" surface="light" />
      <LogoField name="branding.logo_light_mobile" surface="dark" />
      <LogoField name="branding.favicon" />
    </div>
  )
}

function BrandingText({ name, rows }: { name: BrandingName; rows?: number }) {
  const { t } = useTranslation()
  const { value, change, error, initial } = useValue(name)
  const label = t(valueTitles[name])
  const write = (next: string) => change(next, { name: label })
  const field = { label, value, error, onChange: write, autoComplete: 'off' }
  return (
    <div className="flex flex-col gap-1">
      {rows === undefined ? <TextField {...field} /> : <TextArea {...field} rows={rows} />}
      <ResetValue label={label} onReset={value === initial ? undefined : () => write(initial)} />
    </div>
  )
}

type LogoFieldProps = { name: BrandingName; surface?: 'light' | 'dark' }

/** A logo on the surface that it is made for. */
function LogoField({ name, surface }: LogoFieldProps) {
  const { t } = useTranslation()
  const { value, change, error, initial } = useValue(name)
  const label = t(valueTitles[name])
  const write = (url: string) => change(url, { name: label })
  return (
    <PictureField
      label={label}
      error={error}
      diskPrefix="branding_media"
      value={value}
      onChange={write}
      onReset={value === initial ? undefined : () => write(initial)}
      isWhole
      surface={surface}
    />
  )
}
