import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

import { decodeComponent } from '@/lib/browser/url'

const CONTROL = 'input:not([type=hidden], [type=file]), textarea, [role=combobox], button, [data-code]'

/** React Router's key of the first history entry. */
const FIRST_ENTRY = 'default'

/** Scrolls to the setting in the URL's fragment and focuses its control, except on back and forward. */
export function useFocusedSetting(): void {
  const { hash, key } = useLocation()
  const isBack = useNavigationType() === 'POP' && key !== FIRST_ENTRY
  useEffect(() => {
    if (hash === '' || isBack) return
    const id = decodeComponent(hash.slice(1)) ?? hash.slice(1)
    const field = document.getElementById(id)
    field?.scrollIntoView({ block: 'center' })
    const control = field?.querySelector<HTMLElement>(`[aria-invalid=true], ${CONTROL}`)
    control?.focus({ preventScroll: true })
  }, [hash, key, isBack])
}
