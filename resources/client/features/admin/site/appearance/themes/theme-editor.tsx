import { useEffect } from 'react'

import { formatNumber } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { SwitchField } from '@/ui/fields/switch-field'
import { TextField } from '@/ui/fields/text-field'

import { useEditor } from '../editor-context'
import { PanelGroup } from '../fields/panel-group'
import { ColourField } from './colour-field'
import { ContrastPanel } from './contrast/contrast-panel'
import { opacityAt } from './contrast/pairs'
import type { EditedTheme } from './edited-themes'
import { FontField } from './font-field'
import { NavbarField } from './navbar-field'
import { RangeField } from './range-field'
import { useThemes } from './use-themes'
import {
  type ColourName,
  colours,
  opacities,
  type OpacityName,
  pixelsOf,
  radii,
  type RadiusName,
  toRem,
} from './variables'

/** Largest radius of the sliders, in pixels. */
const MAX_RADIUS = 40

const namesOf = <Name extends string>(group: Readonly<Record<Name, unknown>>) => Object.keys(group) as Name[]

/** One theme: name, colours, opacities, shapes and font. The preview shows it meanwhile. */
export function ThemeEditor({ theme }: { theme: EditedTheme }) {
  const { t } = useTranslation()
  const { update } = useThemes()
  useShownTheme(theme.id)
  return (
    <>
      <PanelGroup title={t('Theme#record')}>
        <TextField
          label={t('Name')}
          value={theme.name}
          error={theme.name.trim() === '' ? t('Enter a name.') : undefined}
          onChange={(name) => update(theme, { name }, t('Name'))}
          autoComplete="off"
        />
        <SwitchField
          label={t('Dark theme')}
          description={t('The browser’s own parts, such as scroll bars, are dark with it.')}
          checked={theme.is_dark}
          onChange={(isDark) => update(theme, { is_dark: isDark }, t('Dark theme'))}
        />
      </PanelGroup>
      <ContrastPanel theme={theme} />
      <PanelGroup title={t('Colours')}>
        {namesOf<ColourName>(colours).map((name) => (
          <ColourField key={name} theme={theme} name={name} />
        ))}
        <NavbarField theme={theme} />
      </PanelGroup>
      <PanelGroup title={t('Opacity')}>
        {namesOf<OpacityName>(opacities).map((name) => (
          <RangeField
            key={name}
            theme={theme}
            name={name}
            label={t(opacities[name])}
            value={Math.round(opacityAt(theme.values, name) * 100)}
            max={100}
            format={(percent) => formatNumber(percent / 100, { style: 'percent' })}
            written={(percent) => `${percent}%`}
          />
        ))}
      </PanelGroup>
      <PanelGroup title={t('Rounded corners')}>
        {namesOf<RadiusName>(radii).map((name) => (
          <RangeField
            key={name}
            theme={theme}
            name={name}
            label={t(radii[name])}
            value={pixelsOf(theme.values[name])}
            max={MAX_RADIUS}
            format={(pixels) => `${formatNumber(pixels)} px`}
            written={toRem}
          />
        ))}
      </PanelGroup>
      <PanelGroup title={t('Font')}>
        <FontField theme={theme} />
      </PanelGroup>
    </>
  )
}

/** Shows the edited theme in the preview until its editor closes. */
function useShownTheme(themeId: EditedTheme['id']): void {
  const { view } = useEditor()
  useEffect(() => {
    view.set({ ...view.get(), themeId })
    return () => view.set({ ...view.get(), themeId: undefined })
  }, [themeId, view])
}
