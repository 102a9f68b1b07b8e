import { type ComponentProps, type MouseEvent, useRef } from 'react'

import { pickFiles } from '@/lib/files/pick-files'

type FileInputProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  /** Lets the user pick a folder and returns all its files. */
  folder?: boolean
  /** Opens the picker whose files can be found again after a reload, where the browser has one. */
  keepsSources?: boolean
  onPick: (files: File[]) => void
}

/** Native file input; the same file can be picked twice in a row. */
export function FileInput({ folder = false, keepsSources = false, onPick, ...input }: FileInputProps) {
  const isNative = useRef(false)
  async function pick(event: MouseEvent<HTMLInputElement>): Promise<void> {
    const input = event.currentTarget
    const picking = isNative.current ? undefined : pickFiles(input)
    isNative.current = false
    if (!picking) return
    event.preventDefault()
    const files = await picking
    if (files && files.length > 0) onPick(files)
    if (files) return
    isNative.current = true
    input.click()
  }
  return (
    <input
      {...input}
      {...(keepsSources && { onClick: (event) => void pick(event) })}
      {...(folder && { webkitdirectory: '' })}
      type="file"
      onChange={({ currentTarget }) => {
        onPick([...(currentTarget.files ?? [])])
        currentTarget.value = ''
      }}
    />
  )
}
