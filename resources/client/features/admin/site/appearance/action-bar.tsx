import { useMutation } from '@tanstack/react-query'
import { Eye, History, Redo2, Undo2 } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { dialogStore } from '@/core/shared/dialogs/dialog-store'
import { toast } from '@/core/shared/toasts/toast-store'
import { classNames } from '@/lib/class-names'
import { useCommandKey } from '@/lib/react/use-command-key'
import { useEventListener } from '@/lib/react/use-event-listener'
import { Button } from '@/ui/buttons/button'
import { IconButton } from '@/ui/buttons/icon-button'
import { FloatingBar } from '@/ui/overlays/floating-bar'
import { Menu } from '@/ui/overlays/menu'

import { isChanged } from './draft/create-draft'
import { canRedo, canUndo } from './draft/history'
import { problemsOf } from './draft/problems'
import { saveDraft } from './draft/save-draft'
import { useDraftState, useEditor, useView } from './editor-context'
import { placeOf } from './sections'
import { usePlace, useReveal } from './use-place'

/** Save, undo and redo; on narrow screens also the switch between panel and preview. */
export function ActionBar() {
  const { t } = useTranslation()
  const { draft } = useEditor()
  const [{ isOpen }, show] = useView()
  const history = useDraftState((state) => state.history)
  const hasChanges = useDraftState(isChanged)
  const showError = useShownError()
  const keepOpen = useKeptPlace()
  const save = useMutation({ mutationFn: () => saveDraft(draft), onSuccess: () => (keepOpen(), showError()) })
  const canSave = hasChanges && !save.isPending

  /** Saves, or opens a wrong value instead, whose field shows the message. */
  function submit(): void {
    const problems = problemsOf(draft.value(), draft.state().saved).map(
      ([name, message]) => [name, t(message)] as const,
    )
    const [problem] = problems
    if (problem) {
      draft.showErrors(Object.fromEntries(problems))
      showError()
      toast.danger(problem[1])
    } else save.mutate()
  }
  useCommandKey('s', () => canSave && dialogStore.get().length === 0 && submit())
  useUndoKeys()
  return (
    <FloatingBar className="gap-1 p-2">
      <Button size="sm" pending={save.isPending} disabled={!hasChanges} onClick={submit}>
        {t('Save')}
      </Button>
      <span className="flex-1" />
      <IconButton size="sm" label={t('Undo')} icon={<Undo2 />} disabled={!canUndo(history)} onClick={draft.undo} />
      <IconButton size="sm" label={t('Redo')} icon={<Redo2 />} disabled={!canRedo(history)} onClick={draft.redo} />
      <HistoryMenu />
      <IconButton
        size="sm"
        label={t('Preview')}
        icon={<Eye />}
        pressed={isOpen}
        onClick={() => show({ isOpen: !isOpen })}
        className={classNames('md:hidden', isOpen && 'bg-selected')}
      />
      <p role="status" className="sr-only">
        {hasChanges && t('Unsaved changes')}
      </p>
    </FloatingBar>
  )
}

/** Returns a function that opens the section of the first refused value. */
function useShownError(): () => void {
  const { draft } = useEditor()
  const reveal = useReveal()
  return () => {
    const [refused] = Object.keys(draft.state().errors)
    const place = refused === undefined ? undefined : placeOf(refused, draft.value())
    if (place) reveal(place)
  }
}

/** Returns a function that gives an open new theme, which is saved now, its id in the URL. */
function useKeptPlace(): () => void {
  const { draft } = useEditor()
  const { item, rename } = usePlace()
  return () => {
    // A temporary id is free again once its theme is saved.
    const isUnsaved = draft.value().themes.some(({ id }) => String(id) === item)
    const id = item === undefined || isUnsaved ? undefined : draft.state().newIds.get(item)
    if (id !== undefined) rename(String(id))
  }
}

/** The changes by name, the latest first; each goes back to its time. */
function HistoryMenu() {
  const { t } = useTranslation()
  const { draft } = useEditor()
  const { steps, index } = useDraftState((state) => state.history)
  const entries = steps.map(({ name }, step) => ({ id: String(step), label: name, onSelect: () => draft.goTo(step) }))
  return (
    <Menu
      label={t('Changes')}
      placement="top end"
      groups={[{ id: 'steps', entries: entries.toReversed(), selectedId: String(index) }]}
      trigger={(trigger) => (
        <IconButton {...trigger} size="sm" label={t('Changes')} icon={<History />} disabled={steps.length === 1} />
      )}
    />
  )
}

/** Ctrl+Z undoes and Ctrl+Shift+Z redoes, except in the code editor, which has a history of its own. */
function useUndoKeys(): void {
  const { draft } = useEditor()
  useEventListener('window', 'keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event
    if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || altKey || defaultPrevented) return
    if (dialogStore.get().length > 0) return
    event.preventDefault()
    if (shiftKey) draft.redo()
    else draft.undo()
  })
}
