import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

import { decodeComponent } from '@/lib/browser/url'

const CONTROL = 'input:not([type=hidden], [type=file]), textarea, [role=combobox], button, [data-code]'

/** React Router's key of the first history entry. */
const FIRST_ENTRY = 'default'

/**
 * Scrolls to the setting in the URL's fragment and focuses its control, except on back and forward. `shownAt` returns the
 * id of the field to show for it, which may be that of another setting.
 */
export function useFocusedSetting(shownAt: (id: string) => string): void {
  const { hash, key } = useLocation()
  const isBack = useNavigationType() === 'POP' && key !== FIRST_ENTRY
  const fieldAt = useEffectEvent((id: string) => document.getElementById(shownAt(id)))
  useEffect(() => {
    if (hash === '' || isBack) return
    const id = decodeComponent(hash.slice(1)) ?? hash.slice(1)
    const field = fieldAt(id)
    field?.scrollIntoView({ block: 'center' })
    const control = field?.querySelector<HTMLElement>(`[aria-invalid=true], ${CONTROL}`)
    control?.focus({ preventScroll: true })
  }, [hash, key, isBack])
}
