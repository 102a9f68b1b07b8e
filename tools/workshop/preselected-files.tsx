import { type ReactNode, useEffect, useRef } from 'react'

/** Picks files with these names in the first file input among `children`, as a visitor would. */
export function PreselectedFiles({ names, children }: { names: string[]; children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null)
  const joinedNames = names.join('\n')
  useEffect(() => {
    const field = container.current?.querySelector<HTMLInputElement>('input[type=file]')
    if (!field) return
    const data = new DataTransfer()
    for (const name of joinedNames.split('\n')) data.items.add(new File(['la'], name))
    field.files = data.files
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }, [joinedNames])
  return <div ref={container}>{children}</div>
}
