import { useValue } from '../editor-context'
import { usePlace } from '../use-place'
import { ThemeEditor } from './theme-editor'
import { ThemeList } from './theme-list-panel'
import { ThemeOptions } from './theme-options'

/** The site's themes, or one of them. */
export function ThemesSection() {
  const { item } = usePlace()
  const { value: themes } = useValue('themes')
  const theme = themes.find(({ id }) => String(id) === item)
  if (theme) return <ThemeEditor key={theme.id} theme={theme} />
  return (
    <>
      <ThemeList />
      <ThemeOptions />
    </>
  )
}
