import { useTranslation } from '@/core/platform/i18n/use-translation'
import { pathOf, setValueAt } from '@/lib/forms/field-path'
import { isSame } from '@/lib/json/is-same'
import { valueAt } from '@/lib/json/json-value'

import type { EditedLanding } from '../draft/appearance'
import { useDraftState, useEditor, useValue } from '../editor-context'
import { type LandingPart, landingParts } from './landing-parts'

/** Returns the landing page with a value at a path, without changing the given one. */
export function withLandingValue(landing: EditedLanding, path: string, value: unknown): EditedLanding {
  const changed = structuredClone(landing)
  setValueAt(changed, pathOf(path), value)
  return changed
}

/** Name of a setting of the landing page (backend contract, section 10). */
const settingOf = (path: string): string => `homepage.appearance.${path}`

/** Whether the list of a path such as `primaryFeatures.2.image` has no such item any more. */
function isRemoved(landing: EditedLanding, path: string): boolean {
  const [list = '', index] = path.split('.')
  const items = landing[list]
  return Array.isArray(items) && index !== undefined && items[Number(index)] === undefined
}

/** Returns a value of the landing page by its dotted path, and functions that change it; `label` names it in the history. */
export function useLanding(part: LandingPart, path: string, label: string) {
  const { t } = useTranslation()
  const { draft, preview } = useEditor()
  const { value: landing, change, initial } = useValue('homepage.appearance')
  const error = useDraftState(({ errors }) => errors[settingOf(path)])
  const value = valueAt(landing, pathOf(path))
  const original = valueAt(initial, pathOf(path))

  /** An empty text is an absent one: the page shows its own instead, where it has one. */
  function write(next: unknown): void {
    // An upload ends later than the render that started it.
    const latest = draft.value()['homepage.appearance']
    if (isRemoved(latest, path)) return
    change(withLandingValue(latest, path, next === '' ? undefined : next), {
      name: `${t(landingParts[part].title)}: ${label}`,
      target: settingOf(path),
    })
  }
  return {
    value,
    text: typeof value === 'string' ? value : '',
    error,
    write,
    /** Shows a value in the preview while it is dragged: the draft and the panel stay as they are. */
    show: (next: unknown): void => {
      const values = { settings: { homepage: { appearance: withLandingValue(landing, path, next) } }, appearance: {} }
      preview.send({ type: 'setValues', values })
    },
    /** Undefined while the value is the original one. */
    reset: isSame(value || undefined, original || undefined) ? undefined : () => write(original),
  }
}
