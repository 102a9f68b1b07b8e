import { RotateCcw } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { isSame } from '@/lib/json/is-same'
import { Button } from '@/ui/buttons/button'

import type { ValueName } from './draft/appearance'
import { draftOf } from './draft/create-draft'
import { valueTitles } from './draft/value-titles'
import { useDraftState, useEditor } from './editor-context'

/** Returns a function that brings original values back, named `label` in the history; undefined while they are in force. */
export function useReset(names: readonly ValueName[], label: string): (() => void) | undefined {
  const { t } = useTranslation()
  const { draft } = useEditor()
  // A server that sends no original themes or menus would lose the site's.
  const known = names.filter((name) => !isEmptyList(draft.defaults[name]))
  const originals = Object.fromEntries(known.map((name) => [name, draft.defaults[name]]))
  const isOriginal = useDraftState((state) => known.every((name) => isSame(draftOf(state)[name], originals[name])))
  if (isOriginal) return undefined
  return () => draft.change(originals, { name: t('Reset: :name', { name: label }), target: '' })
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** Button below fields that brings the original values of settings back; the first one names it. */
export function ResetSettings({ names }: { names: readonly [ValueName, ...ValueName[]] }) {
  const { t } = useTranslation()
  const label = t(valueTitles[names[0]])
  return <ResetValue label={label} onReset={useReset(names, label)} />
}

type ResetValueProps = {
  /** Name of the value, for the button. */
  label: string
  /** Undefined while the value is the original one. */
  onReset: (() => void) | undefined
}

/** Button below a field that brings the original value back. */
export function ResetValue({ label, onReset }: ResetValueProps) {
  const { t } = useTranslation()
  if (!onReset) return null
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={t('Reset: :name', { name: label })}
      onClick={onReset}
      className="-ms-4 self-start text-muted"
    >
      <RotateCcw aria-hidden className="size-4" />
      {t('Reset')}
    </Button>
  )
}
