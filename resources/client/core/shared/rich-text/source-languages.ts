import { type Language, LRLanguage, StreamLanguage, type StringStream } from '@codemirror/language'
import { parser } from '@lezer/html'

/** Language of a source editor. */
export type SourceLanguage = 'css' | 'html'

// Not @codemirror/lang-html: it adds JavaScript, CSS and completion, for elements that pages do not have.
const html = LRLanguage.define({ name: 'html', parser })

type CssState = { isComment: boolean; isValue: boolean; depth: number }

/** Names the next token by a tag of Lezer's; null for what has no colour. */
function cssToken(stream: StringStream, state: CssState): string | null {
  if (state.isComment || stream.match('/*')) {
    state.isComment = !stream.match(/^.*?\*\//)
    if (state.isComment) stream.skipToEnd()
    return 'comment'
  }
  if (stream.eatSpace()) return null
  if (stream.match(/^(?:"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?)/)) return 'attributeValue'
  if (stream.match(/^@[\w-]+/)) return 'tagName'
  const mark = stream.match(/^[{};:]/) ? stream.current() : undefined
  if (mark !== undefined) return readMark(mark, state)
  if (stream.match(/^[\w-]+/)) return state.isValue ? null : state.depth > 0 ? 'attributeName' : 'tagName'
  stream.next()
  return null
}

function readMark(mark: string, state: CssState): null {
  if (mark === '{') state.depth++
  if (mark === '}') state.depth = Math.max(0, state.depth - 1)
  state.isValue = mark === ':' && state.depth > 0
  return null
}

const css = StreamLanguage.define<CssState>({
  name: 'css',
  startState: () => ({ isComment: false, isValue: false, depth: 0 }),
  token: cssToken,
})

/** Languages by name, with tokens that the theme colours. */
export const sourceLanguages: Record<SourceLanguage, Language> = { css, html }
