import { useSearchParams } from 'react-router-dom'

/** Where the editor is: a section, and in it a theme or menu. */
export type Place = { section?: string | undefined; item?: string | undefined }

/** The open section, in the query: links, reloads and the back button keep it, and it asks about no unsaved changes. */
export function usePlace() {
  const [params, setParams] = useSearchParams()
  return {
    section: params.get('section') ?? undefined,
    item: params.get('item') ?? undefined,
    open: ({ section, item }: Place): void =>
      setParams({ ...(section !== undefined && { section }), ...(item !== undefined && { item }) }),
  }
}
