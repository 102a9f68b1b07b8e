import { useQuery } from '@tanstack/react-query'

import type { valueLists } from '@/contract/groups/value-lists'
import type { Output } from '@/contract/machinery/endpoint'
import type { Translation } from '@/core/platform/i18n/translation'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { PanelQuery } from '@/core/shared/screen/screen-panel'
import { isSame } from '@/lib/json/is-same'
import { foldText } from '@/lib/text'
import { ComboBox } from '@/ui/pickers/combo-box'
import type { Option } from '@/ui/pickers/option'

import { appearanceQueries } from '../queries'
import { ResetValue } from '../reset-value'
import type { EditedTheme } from './edited-themes'
import { loadFontNames } from './font-names'
import { useThemes } from './use-themes'

/** Value of the site's own font. */
const OWN = ''
/** Fonts that devices have; nothing is downloaded for them. */
const systemFonts = ['Arial', 'Georgia', 'system-ui', 'Times New Roman', 'Verdana']
/** Google Fonts has more than a thousand: the search shows the most popular ones that match. */
const MAX_OPTIONS = 50

type GoogleFont = Output<typeof valueLists.show>['googleFonts'][number]

/** The font of a theme: the site's own, one of the device, or one of Google Fonts. */
export function FontField({ theme }: { theme: EditedTheme }) {
  const fonts = useQuery(appearanceQueries.fonts)
  return (
    <PanelQuery query={fonts} height="h-20">
      {({ googleFonts }) => <FontBox theme={theme} googleFonts={googleFonts} />}
    </PanelQuery>
  )
}

function FontBox({ theme, googleFonts }: { theme: EditedTheme; googleFonts: readonly GoogleFont[] }) {
  const { t } = useTranslation()
  const { update, originalOf } = useThemes()
  const original = originalOf(theme.is_dark)?.font ?? null
  const label = t('Font')
  const options = optionsOf(t, googleFonts)
  const family = theme.font?.family ?? OWN
  const isWrong = theme.unread?.font !== undefined
  const write = (font: EditedTheme['font'], title: string) =>
    update(theme, { font, ...(isWrong && { unread: { ...theme.unread, font: undefined } }) }, title)

  function choose(value: string): void {
    const google = googleFonts.find((font) => font.family === value)
    const { category } = google ?? {}
    const font = { family: value, google: google !== undefined, ...(category && { category }) }
    write(value === OWN ? null : font, label)
  }
  return (
    <div className="flex flex-col gap-1.5">
      <ComboBox
        label={label}
        description={t('Visitors’ browsers load Google fonts from Google.')}
        error={isWrong ? t("This value can't be read here. It stays as it is until you change it.") : undefined}
        loadOptions={async (text) => {
          const found = options
            .filter(({ label: name }) => foldText(name).includes(foldText(text)))
            .slice(0, MAX_OPTIONS)
          loadFontNames(
            googleFonts.map(({ family }) => family).filter((name) => found.some(({ value }) => value === name)),
          )
          return found
        }}
        value={options.find(({ value }) => value === family) ?? { value: family, label: family }}
        onChange={(option) => choose(option?.value ?? OWN)}
      />
      <ResetValue
        label={label}
        onReset={
          isSame(original, theme.font) && !isWrong
            ? undefined
            : () => write(original, t('Reset: :name', { name: label }))
        }
      />
    </div>
  )
}

const optionsOf = (t: Translation['t'], googleFonts: readonly GoogleFont[]): Option<string>[] => [
  { value: OWN, label: t('The site’s own font (Nunito)') },
  ...systemFonts.map((family) => ({
    value: family,
    label: family,
    fontFamily: family,
    description: t('On the device'),
  })),
  ...googleFonts.map(({ family, category }) => ({
    value: family,
    label: family,
    fontFamily: `'${family}'`,
    description: category ? t('Google Fonts, :category', { category }) : t('Google Fonts'),
  })),
]
