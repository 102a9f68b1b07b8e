import { useDeferredValue } from 'react'

import { assumedPermissions } from '@/contract/shapes/assumed-permissions'
import { usePermission } from '@/core/platform/session/use-session'
import type { AdPlace } from '@/core/shared/ads/ad-code'
import { SourceField } from '@/core/shared/rich-text/source-field'
import { TextArea } from '@/ui/fields/text-area'

import { textIn } from '../model/setting-values'
import { AdPreview } from './ad-preview'
import type { SettingControlProps } from './setting-control'

/** Code of an ad, with a preview in the size that visitors see. */
export function AdField({ value, place, ...field }: SettingControlProps & { place: AdPlace }) {
  const code = textIn(value)
  const shownCode = useDeferredValue(code)
  // A disabled fieldset disables native fields only.
  const canEdit = usePermission(`${assumedPermissions.settings}.update`)
  return (
    <div className="flex flex-col gap-3 [--source-height:6rem]">
      {canEdit ? (
        <SourceField {...field} value={code} />
      ) : (
        <TextArea {...field} value={code} rows={3} className="font-mono text-sm" />
      )}
      {shownCode.trim() !== '' && <AdPreview place={place} code={shownCode} />}
    </div>
  )
}
