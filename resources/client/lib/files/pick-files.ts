import { setSource } from './file-sources'

type PickerOptions = { multiple: boolean; types?: { accept: Record<string, string[]> }[] }

/** Picker that only some browsers have. */
type Picker = { showOpenFilePicker?: (options: PickerOptions) => Promise<FileSystemFileHandle[]> }

/** Converts an `accept` attribute to the picker's types; its extensions belong to the first media type. */
function typesOf(accept: string): Pick<PickerOptions, 'types'> {
  const kinds = accept.split(',').filter(Boolean)
  const [first, ...others] = kinds.filter((kind) => kind.includes('/'))
  if (first === undefined) return {}
  const extensions = kinds.filter((kind) => kind.startsWith('.'))
  return { types: [{ accept: { [first]: extensions, ...Object.fromEntries(others.map((kind) => [kind, []])) } }] }
}

/**
 * Opens the browser's picker whose files can be found again after a reload; undefined in browsers without one. Resolves to
 * no files when the user cancels, and to null when the page may not open it.
 */
export function pickFiles({
  accept,
  multiple,
}: {
  accept: string
  multiple: boolean
}): Promise<File[] | null> | undefined {
  const picker = globalThis as Picker
  return picker.showOpenFilePicker?.({ multiple, ...typesOf(accept) }).then(
    (handles) =>
      Promise.all(
        handles.map(async (handle) => {
          const file = await handle.getFile()
          setSource(file, Promise.resolve(handle))
          return file
        }),
      ),
    (error: unknown) => (error instanceof DOMException && error.name === 'AbortError' ? [] : null),
  )
}
