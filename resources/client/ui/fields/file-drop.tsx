import { FolderUp, Upload } from 'lucide-react'
import { useId, useRef, useState } from 'react'

import { classNames } from '@/lib/class-names'
import { acceptsFile, type IncompleteReason, isUserFile } from '@/lib/files/chosen-files'

import { Button } from '../buttons/button'
import { useUiTranslation } from '../ui-translation'
import { fieldAria, FieldNotes, type FieldTexts } from './field-layout'
import { FileInput } from './file-input'
import { useFileDrop } from './use-file-drop'

type FileDropProps = FieldTexts & {
  /** Receives picked, dropped or pasted files that `accept` allows; files of a folder have a `webkitRelativePath`. */
  onFiles: (files: File[]) => void
  /** Accepted types in the syntax of the native attribute: `image/*,.mp3`. Mention them in `description` too. */
  accept?: string
  multiple?: boolean
  /** Whether folders are accepted too. */
  folder?: boolean
  /** Whether picked files can be found again after a reload, where the browser allows it. */
  keepsSources?: boolean
  disabled?: boolean
  className?: string
}

const ZONE =
  'relative grid justify-items-center gap-1 rounded-panel border-2 border-dashed px-6 py-8 text-center outline-primary transition-press has-focus-visible:outline-2 has-focus-visible:outline-offset-2'

const stateStyle = ({ isOver, error, disabled }: { isOver: boolean; error: string | undefined; disabled: boolean }) => {
  if (disabled) return 'border-transparent bg-disabled text-disabled'
  if (isOver) return 'border-primary bg-selected'
  return error ? 'border-danger bg-paper' : 'border-edge bg-paper hover:border-main'
}

/** Drop zone for files: the user can also press it to browse, or paste while it has the focus. */
export function FileDrop({
  label,
  description,
  error,
  onFiles,
  accept = '',
  multiple = false,
  folder = false,
  keepsSources = false,
  ...rest
}: FileDropProps) {
  const { disabled = false, className } = rest
  const id = useId()
  const { t } = useUiTranslation()
  const [problem, setProblem] = useState<string>()

  function take(files: File[], missing?: IncompleteReason): void {
    const userFiles = files.filter(isUserFile)
    const allowed = userFiles.filter((file) => acceptsFile(accept, file))
    const isRefused = allowed.length < userFiles.length || missing === 'folder'
    setProblem(
      missing === 'unreadable'
        ? t("Some files couldn't be read.")
        : isRefused
          ? t('This file type is not allowed')
          : undefined,
    )
    const acceptedFiles = multiple || folder ? allowed : allowed.slice(0, 1)
    if (acceptedFiles.length > 0) onFiles(acceptedFiles)
  }

  const { isOver, dropProps } = useFileDrop({ onFiles: take, folder, disabled })
  const shownError = error ?? problem
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <div {...dropProps} className={classNames(ZONE, stateStyle({ isOver, error: shownError, disabled }))}>
        <Upload
          aria-hidden
          className={classNames('mb-1 size-8 transition-press', !disabled && 'text-primary', isOver && '[scale:1.2]')}
        />
        <label htmlFor={id} className="font-bold">
          {label}
        </label>
        {!disabled && <span className="text-sm">{isOver ? t('Drop to add') : t('Drag and drop, or browse')}</span>}
        <FieldNotes id={id} description={description} />
        {/* The native input covers the whole zone, so that a drag fires enter and leave only once. */}
        <FileInput
          {...fieldAria(id, { description, error: shownError })}
          accept={accept}
          multiple={multiple}
          keepsSources={keepsSources}
          disabled={disabled}
          onPick={take}
          className="absolute inset-0 size-full opacity-0 not-disabled:cursor-pointer"
        />
      </div>
      {folder && <FolderButton disabled={disabled} onPick={take} />}
      <div role="status" className="empty:hidden">
        <FieldNotes id={id} error={shownError} />
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
