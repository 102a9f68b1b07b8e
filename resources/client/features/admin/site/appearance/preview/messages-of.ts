import type { ToPreview } from '@/core/shared/appearance-editor/frame/preview-channel'

import { type Appearance, settingNames } from '../draft/appearance'
import { settingsOf } from '../draft/changes'
import { isReadable } from '../draft/stored-rows'
import { type PreviewView, shownTheme, shownVisitor } from './preview-view'

/**
 * Returns the messages after which the page shows an appearance, whatever it has shown before: every value is in them,
 * also empty ones.
 */
export function messagesOf(
  appearance: Appearance,
  view: Pick<PreviewView, 'mode' | 'themeId' | 'showsLanding' | 'visitor'>,
): ToPreview[] {
  const theme = shownTheme(appearance, view)
  const shown = view.showsLanding ? { ...appearance, 'homepage.type': 'landingPage' } : appearance
  return [
    {
      type: 'setValues',
      values: {
        settings: settingsOf(shown, settingNames),
        appearance: { themes: appearance.themes.filter(isReadable) },
      },
    },
    { type: 'setVisitor', visitor: shownVisitor(view) },
    ...(theme ? [{ type: 'setActiveTheme', themeId: theme.id } as const] : []),
  ]
}
