import { useEffect, useEffectEvent } from 'react'

/** Where a typed character is somebody else's: a field, or what lies over the page. */
const OWN_KEYS =
  'input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable=false]), dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

const isFree = ({ target }: KeyboardEvent): boolean => !(target instanceof Element && target.closest(OWN_KEYS))

/** `/` leads to the search from anywhere but where it is typed. Some keyboards need Shift for it. */
export function useSearchShortcut(focus: () => void): void {
  const obey = useEffectEvent((event: KeyboardEvent) => {
    const isModified = event.ctrlKey || event.metaKey || event.altKey
    if (event.key !== '/' || isModified || event.isComposing || event.defaultPrevented || !isFree(event)) return
    event.preventDefault()
    focus()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => obey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
