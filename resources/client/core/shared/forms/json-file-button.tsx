import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'

import { announceFailure } from '@/core/shared/failures/announce-failure'
import { Button } from '@/ui/buttons/button'
import { Notice } from '@/ui/feedback/notice'
import { FileInput } from '@/ui/fields/file-input'

type JsonFileButtonProps = {
  label: string
  /** Label of the file field, which the button opens. */
  fileLabel: string
  /** Reads the file; false shows `refusal`. */
  onPick: (file: File) => Promise<boolean>
  /** Says what kind of file was expected. */
  refusal: string
  pending?: boolean
  /** Fits into a row of small buttons. */
  small?: boolean
}

/** Picks a JSON file, and says so if it is another kind of file. */
export function JsonFileButton({ label, fileLabel, onPick, refusal, pending, small = false }: JsonFileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isRefused, setRefused] = useState(false)

  async function pick(file: File): Promise<void> {
    setRefused(false)
    setRefused(!(await onPick(file)))
  }
  return (
    <>
      <Button
        {...(small ? { variant: 'ghost', size: 'sm' } : { variant: 'outline', className: 'self-start' })}
        pending={pending}
        onClick={() => input.current?.click()}
      >
        <FileUp aria-hidden className={small ? 'size-4' : 'size-5'} />
        {label}
      </Button>
      <FileInput
        ref={input}
        hidden
        accept=".json,application/json"
        aria-label={fileLabel}
        onPick={([file]) => file && void pick(file).catch(announceFailure)}
      />
      {isRefused && <Notice>{refusal}</Notice>}
    </>
  )
}
