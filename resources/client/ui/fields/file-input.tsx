import type { ComponentProps } from 'react'

type FileInputProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  /** Lets the user pick a folder and returns all its files. */
  folder?: boolean
  onPick: (files: File[]) => void
}

/** Native file input; the same file can be picked twice in a row. */
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
