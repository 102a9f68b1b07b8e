import { FolderUp, Upload } from 'lucide-react'
import { useId, useRef, useState } from 'react'

import { classNames } from '@/lib/class-names'
import { acceptsFile } from '@/lib/files/accepts-file'
import type { Missing } from '@/lib/files/dropped-files'
import { isMeantFile } from '@/lib/files/is-meant-file'

import { Button } from '../buttons/button'
import { useUiTranslation } from '../ui-translation'
import { fieldAria, FieldNotes, type FieldWords } from './field-frame'
import { FileInput } from './file-input'
import { useFileDrop } from './use-file-drop'

type FileDropProps = FieldWords & {
  /** Files that were picked, dropped or pasted, those alone that `accept` allows; of a folder, with their `webkitRelativePath`. */
  onFiles: (files: File[]) => void
  /** What is taken, as the native attribute lists it: `image/*,.mp3`. Say it in `description` too. */
  accept?: string
  multiple?: boolean
  /** Whether a whole folder may come too. */
  folder?: boolean
  disabled?: boolean
  className?: string
}

const ZONE =
  'relative grid justify-items-center gap-1 rounded-panel border-2 border-dashed px-6 py-8 text-center outline-primary transition-press has-focus-visible:outline-2 has-focus-visible:outline-offset-2'

const look = ({ isOver, error, disabled }: { isOver: boolean; error: string | undefined; disabled: boolean }) => {
  if (disabled) return 'border-transparent bg-disabled text-disabled'
  if (isOver) return 'border-primary bg-selected'
  return error ? 'border-danger bg-paper' : 'border-edge bg-paper hover:border-main'
}

/** A place for files: press it to pick them, drop them on it, or paste them while it has the focus. */
export function FileDrop({
  label,
  description,
  error,
  onFiles,
  accept = '',
  multiple = false,
  folder = false,
  ...rest
}: FileDropProps) {
  const { disabled = false, className } = rest
  const id = useId()
  const { t } = useUiTranslation()
  const [problem, setProblem] = useState<string>()

  function take(files: File[], missing?: Missing): void {
    const meant = files.filter(isMeantFile)
    const allowed = meant.filter((file) => acceptsFile(accept, file))
    const isRefused = allowed.length < meant.length || missing === 'folder'
    setProblem(
      missing === 'unreadable'
        ? t("Some files couldn't be read.")
        : isRefused
          ? t('This file type is not allowed')
          : undefined,
    )
    const taken = multiple || folder ? allowed : allowed.slice(0, 1)
    if (taken.length > 0) onFiles(taken)
  }

  const { isOver, dropProps } = useFileDrop({ onFiles: take, folder, disabled })
  const wrong = error ?? problem
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <div {...dropProps} className={classNames(ZONE, look({ isOver, error: wrong, disabled }))}>
        <Upload
          aria-hidden
          className={classNames('mb-1 size-8 transition-press', !disabled && 'text-primary', isOver && '[scale:1.2]')}
        />
        <label htmlFor={id} className="font-bold">
          {label}
        </label>
        {!disabled && <span className="text-sm">{isOver ? t('Drop to add') : t('Drag and drop, or browse')}</span>}
        <FieldNotes id={id} description={description} />
        {/* Over all of it: the whole place is the native field, and what is dragged enters and leaves it once. */}
        <FileInput
          {...fieldAria(id, { description, error: wrong })}
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          onPick={take}
          className="absolute inset-0 size-full opacity-0 not-disabled:cursor-pointer"
        />
      </div>
      {folder && <FolderButton disabled={disabled} onPick={take} />}
      <div role="status" className="empty:hidden">
        <FieldNotes id={id} error={wrong} />
      </div>
    </div>
  )
}

function FolderButton({ disabled, onPick }: { disabled: boolean; onPick: (files: File[]) => void }) {
  const { t } = useUiTranslation()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="ghost" disabled={disabled} onClick={() => input.current?.click()} className="self-center">
        <FolderUp aria-hidden className="size-5" /> {t('Choose a folder')}
      </Button>
      <FileInput ref={input} folder hidden onPick={onPick} />
    </>
  )
}
