import { useTranslation } from '@/core/platform/i18n/use-translation'
import { JsonFileButton } from '@/core/shared/forms/json-file-button'

import { readThemeFile } from './theme-file'
import { useThemes } from './use-themes'

/** Adds the theme of a file that was exported here or on another site. */
export function ImportButton() {
  const { t } = useTranslation()
  const { addImported } = useThemes()

  async function read(file: File): Promise<boolean> {
    const theme = await readThemeFile(file)
    if (theme) addImported(theme)
    return theme !== undefined
  }
  return (
    <JsonFileButton
      small
      label={t('Import a theme')}
      fileLabel={t('File of a theme')}
      onPick={read}
      refusal={t('This is not a file of a theme.')}
    />
  )
}
