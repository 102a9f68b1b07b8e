import { useDeferredValue } from 'react'

import type { AdPlace } from '@/core/shared/ads/ad-code'
import { TextArea } from '@/ui/fields/text-area'

import { textIn } from '../model/setting-values'
import { AdPreview } from './ad-preview'
import type { SettingControlProps } from './setting-control'

/** Code of an ad, with a preview in the size that visitors see. */
export function AdField({ value, place, ...field }: SettingControlProps & { place: AdPlace }) {
  const code = textIn(value)
  const shownCode = useDeferredValue(code)
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        {...field}
        value={code}
        rows={3}
        spellCheck={false}
        autoCapitalize="none"
        className="font-mono text-sm"
      />
      {shownCode.trim() !== '' && <AdPreview place={place} code={shownCode} />}
    </div>
  )
}
