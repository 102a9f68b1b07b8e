import { useEffect } from 'react'

import { useEditor } from '../editor-context'

/** Shows the landing page in the preview while its parts are edited, even if the homepage is another page. */
export function useShownLanding(): void {
  const { view } = useEditor()
  useEffect(() => {
    view.set({ ...view.get(), showsLanding: true })
    return () => view.set({ ...view.get(), showsLanding: false })
  }, [view])
}
