import { useTranslation } from '@/core/platform/i18n/use-translation'
import { isSame } from '@/lib/json/is-same'

import { useEditor } from '../editor-context'
import type { EditedTheme } from './edited-themes'
import { isUnreadable, withoutValue } from './unread-parts'
import { useThemes } from './use-themes'

/** Returns functions to change a variable of a theme, named `title` in the history. */
export function useVariable(theme: EditedTheme, name: string, title: string) {
  const { t } = useTranslation()
  const { preview } = useEditor()
  const { update, originalOf } = useThemes()
  const original = originalOf(theme.is_dark)?.values[name]
  const write = (value: string | number | undefined): void => {
    const { [name]: _, ...others } = theme.values
    const values = value === undefined ? others : { ...others, [name]: value }
    update(theme, { values, ...(theme.unread && { unread: withoutValue(theme.unread, name) }) }, title)
  }
  const isWrong = isUnreadable(theme, name)
  return {
    write,
    /** Shows a value in the preview while it is dragged: the draft and the panel stay as they are. */
    show: (value: string): void => preview.send({ type: 'setThemeValue', name, value }),
    /** Undefined while the value is the original one. */
    reset: isSame(original, theme.values[name]) && !isWrong ? undefined : () => write(original),
    /** Message about a stored value of another format. */
    error: isWrong ? t("This value can't be read here. It stays as it is until you change it.") : undefined,
  }
}
