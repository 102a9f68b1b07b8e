import type { ComponentProps } from 'react'

type FileInputProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  /** Picks a folder and gives all that is in it. */
  folder?: boolean
  onPick: (files: File[]) => void
}

/** The native field that opens the system's own dialog; the same file can be picked twice. */
export function FileInput({ folder = false, onPick, ...input }: FileInputProps) {
  return (
    <input
      {...input}
      {...(folder && { webkitdirectory: '' })}
      type="file"
      onChange={({ currentTarget }) => {
        onPick([...(currentTarget.files ?? [])])
        currentTarget.value = ''
      }}
    />
  )
}
