import type { Editor } from '@tiptap/core'
import { redoDepth, undoDepth } from '@tiptap/pm/history'
import {
  Bold,
  Heading2,
  Heading3,
  Heading4,
  IndentDecrease,
  IndentIncrease,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Redo2,
  TextQuote,
  Underline,
  Undo2,
} from 'lucide-react'

import type { TranslationKey } from '@/core/platform/i18n/use-translation'

/** A button of the editor's toolbar. */
export type Tool = {
  label: TranslationKey
  Icon: LucideIcon
  run: (editor: Editor) => void
  /** State of a toggle; absent for an action. */
  isActive?: (editor: Editor) => boolean
  /** Whether an action has an effect now. */
  isUsable?: (editor: Editor) => boolean
}

const heading = (name: string, label: TranslationKey, Icon: LucideIcon): Tool => ({
  label,
  Icon,
  run: (editor) => editor.chain().focus().toggleNode(name, 'p').run(),
  isActive: (editor) => editor.isActive(name),
})

const mark = (name: string, label: TranslationKey, Icon: LucideIcon): Tool => ({
  label,
  Icon,
  run: (editor) => editor.chain().focus().toggleMark(name).run(),
  isActive: (editor) => editor.isActive(name),
})

const list = (name: string, label: TranslationKey, Icon: LucideIcon): Tool => ({
  label,
  Icon,
  run: (editor) => editor.chain().focus().toggleList(name, 'li').run(),
  isActive: (editor) => editor.isActive(name),
})

/** Tools before those with a dialog. */
export const textTools: readonly Tool[] = [
  heading('h2', 'Heading', Heading2),
  heading('h3', 'Subheading', Heading3),
  heading('h4', 'Small heading', Heading4),
  mark('strong', 'Bold', Bold),
  mark('em', 'Italic', Italic),
  mark('u', 'Underline', Underline),
  list('ul', 'Bulleted list', List),
  list('ol', 'Numbered list', ListOrdered),
  {
    label: 'Indent the list item',
    Icon: IndentIncrease,
    run: (editor) => editor.chain().focus().sinkListItem('li').run(),
    isUsable: (editor) => editor.can().sinkListItem('li'),
  },
  {
    label: 'Outdent the list item',
    Icon: IndentDecrease,
    run: (editor) => editor.chain().focus().liftListItem('li').run(),
    isUsable: (editor) => editor.can().liftListItem('li'),
  },
  {
    label: 'Quote',
    Icon: TextQuote,
    run: (editor) => editor.chain().focus().toggleWrap('blockquote').run(),
    isActive: (editor) => editor.isActive('blockquote'),
  },
]

/** Tools after those with a dialog. */
export const actionTools: readonly Tool[] = [
  {
    label: 'Divider',
    Icon: Minus,
    run: (editor) =>
      editor
        .chain()
        .focus()
        .insertContent([{ type: 'hr' }, { type: 'p' }])
        .run(),
  },
  {
    label: 'Undo',
    Icon: Undo2,
    run: (editor) => editor.commands.keyboardShortcut('Mod-z'),
    isUsable: ({ state }) => undoDepth(state) > 0,
  },
  {
    label: 'Redo',
    Icon: Redo2,
    run: (editor) => editor.commands.keyboardShortcut('Mod-y'),
    isUsable: ({ state }) => redoDepth(state) > 0,
  },
]
