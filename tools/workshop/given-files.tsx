import { type ReactNode, useEffect, useRef } from 'react'

/** Chooses files of these names, as a visitor would, in the first field for files among `children`. */
export function GivenFiles({ names, children }: { names: string[]; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const chosen = names.join('\n')
  useEffect(() => {
    const field = place.current?.querySelector<HTMLInputElement>('input[type=file]')
    if (!field) return
    const data = new DataTransfer()
    for (const name of chosen.split('\n')) data.items.add(new File(['la'], name))
    field.files = data.files
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }, [chosen])
  return <div ref={place}>{children}</div>
}
