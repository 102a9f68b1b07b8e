import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Notice } from '@/ui/feedback/notice'

import { isReadable } from '../draft/stored-rows'
import { useDraftState, useValue } from '../editor-context'
import { usePlace } from '../use-place'
import { ThemeEditor } from './theme-editor'
import { ThemeList } from './theme-list-panel'
import { ThemeOptions } from './theme-options'

/** The site's themes, or one of them. */
export function ThemesSection() {
  const { t } = useTranslation()
  const { item } = usePlace()
  const { value: themes } = useValue('themes')
  const newIds = useDraftState((state) => state.newIds)
  const theme =
    themes.find(({ id }) => String(id) === item) ??
    themes.find(({ id }) => item !== undefined && id === newIds.get(item))
  if (theme && !isReadable(theme))
    return <Notice>{t("The editor can't read this theme. You can delete it; otherwise it stays as it is.")}</Notice>
  if (theme) return <ThemeEditor key={themes.indexOf(theme)} theme={theme} />
  return (
    <>
      <ThemeList />
      <ThemeOptions />
    </>
  )
}
