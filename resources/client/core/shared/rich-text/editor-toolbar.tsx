import type { Editor } from '@tiptap/core'
import { ImagePlus, Link as LinkIcon, type LucideIcon } from 'lucide-react'
import { Toolbar } from 'react-aria-components/Toolbar'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { openDialog } from '@/core/shared/dialogs/dialog-store'
import { AriaProvider } from '@/ui/aria-provider'
import { IconButton } from '@/ui/buttons/icon-button'
import { fadeEdges } from '@/ui/disclosure/fade-edges'

import { editImage } from './edit-image'
import type { EditedSite } from './edited-site'
import { insertLink, linkAt, selectedImage } from './insertions'
import { LinkDialog } from './link-dialog'
import { TableMenu } from './table/table-menu'
import { actionTools, textTools, type Tool } from './tools'
import { useEditorState } from './use-html-editor'

type EditorToolbarProps = { editor: Editor; site: EditedSite }

/** Toolbar of the visual editor: one stop of the Tab key, moved through with the arrow keys. */
export function EditorToolbar({ editor, site }: EditorToolbarProps) {
  const { t } = useTranslation()
  useEditorState(editor)

  async function editLink(): Promise<void> {
    const link = await openDialog(LinkDialog, {
      link: linkAt(editor),
      hasText: !editor.state.selection.empty,
      findPages: site.findPages,
    })
    if (link) insertLink(editor, link)
  }
  return (
    <AriaProvider>
      <Toolbar
        ref={fadeEdges}
        aria-label={t('Formatting')}
        // The text keeps the focus. The toolbar would pass it on to the tool used last, and scroll there under the press.
        onMouseDown={(event) => event.preventDefault()}
        className="sticky top-0 z-above flex gap-0.5 overflow-x-auto rounded-t-input border-b-2 border-edge bg-paper p-1 scrollbar-none md:flex-wrap"
      >
        {textTools.map((tool) => (
          <ToolButton key={tool.label} tool={tool} editor={editor} />
        ))}
        <DialogButton label={t('Link')} Icon={LinkIcon} pressed={editor.isActive('a')} onPress={editLink} />
        <DialogButton
          label={t('Image')}
          Icon={ImagePlus}
          pressed={selectedImage(editor) !== undefined}
          onPress={() => editImage(editor, site.diskPrefix)}
        />
        <TableMenu editor={editor} />
        {actionTools.map((tool) => (
          <ToolButton key={tool.label} tool={tool} editor={editor} />
        ))}
      </Toolbar>
    </AriaProvider>
  )
}

function ToolButton({ tool, editor }: { tool: Tool; editor: Editor }) {
  const { t } = useTranslation()
  const { label, Icon, run, isActive, isUsable } = tool
  const isUsableNow = isUsable?.(editor) ?? true
  return (
    <IconButton
      label={t(label)}
      icon={<Icon />}
      pressed={isActive?.(editor)}
      // Not disabled: a button that loses its effect would lose the focus too.
      aria-disabled={!isUsableNow}
      className={isActive?.(editor) ? 'bg-selected' : 'aria-disabled:opacity-45'}
      onClick={() => isUsableNow && run(editor)}
    />
  )
}

type DialogButtonProps = { label: string; Icon: LucideIcon; pressed: boolean; onPress: () => Promise<void> }

function DialogButton({ label, Icon, pressed, onPress }: DialogButtonProps) {
  return (
    <IconButton
      label={label}
      icon={<Icon />}
      aria-haspopup="dialog"
      className={pressed ? 'bg-selected text-primary' : undefined}
      onClick={() => void onPress()}
    />
  )
}
