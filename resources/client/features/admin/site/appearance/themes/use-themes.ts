import { useTranslation } from '@/core/platform/i18n/use-translation'

import { useEditor, useValue } from '../editor-context'
import { usePlace } from '../use-place'
import { blankTheme, type EditedTheme } from './edited-themes'
import type { ImportedTheme } from './theme-file'
import { addCopy, changeTheme, defaultWithout, makeDefault, removeTheme } from './theme-list'

/** Returns the themes, and what can be done with them. */
export function useThemes() {
  const { t } = useTranslation()
  const { draft } = useEditor()
  const { value: themes, change } = useValue('themes')
  const { open } = usePlace()
  const openTheme = ({ id }: EditedTheme) => open({ section: 'themes', item: String(id) })
  const originalOf = (isDark: boolean) => draft.defaults.themes.find((theme) => theme.is_dark === isDark)

  function add(source: EditedTheme, name: string): void {
    const { themes: next, copy } = addCopy(themes, source, name)
    change(next, { name: t('Theme: :name', { name }) })
    openTheme(copy)
  }
  const nameOf = ({ name }: EditedTheme) => name || t('Theme#record')
  return {
    themes,
    nameOf,
    openTheme,
    /** The original theme of light or dark mode, if the server names one. */
    originalOf,
    create: (isDark: boolean) =>
      add(
        originalOf(isDark) ?? { ...blankTheme, is_dark: isDark },
        isDark ? t('New dark theme') : t('New light theme'),
      ),
    duplicate: (theme: EditedTheme) => add(theme, t('Copy of :name', { name: theme.name })),
    addImported: (theme: ImportedTheme) => add({ ...blankTheme, ...theme }, theme.name),
    remove: (theme: EditedTheme) =>
      draft.change(
        {
          themes: removeTheme(themes, theme.id),
          'themes.default_id': defaultWithout(theme.id, draft.value()['themes.default_id']),
        },
        { name: t('Deleted: :name', { name: nameOf(theme) }), target: '' },
      ),
    setDefault: (theme: EditedTheme, flag: 'default_light' | 'default_dark') =>
      change(makeDefault(themes, theme.id, flag), { name: t('Default: :name', { name: theme.name }) }),
    update: (theme: EditedTheme, part: Partial<EditedTheme>, title: string) =>
      change(changeTheme(themes, theme.id, part), {
        name: `${theme.name}: ${title}`,
        target: `themes/${theme.id}/${title}`,
      }),
  }
}
