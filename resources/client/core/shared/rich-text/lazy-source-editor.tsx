import { announceFailure } from '@/core/shared/failures/announce-failure'
import { usePart } from '@/lib/lazy/use-part'
import { Skeleton } from '@/ui/feedback/skeleton'

import type { SourceEditorProps } from './source-editor'

const loadSourceEditor = () => import('./source-editor').then(({ SourceEditor }) => SourceEditor)

/** Editor of source text, whose code loads when it is shown. */
export function LazySourceEditor(props: SourceEditorProps) {
  const [SourceEditor] = usePart(loadSourceEditor, {
    when: 'mounted',
    onFail: () => announceFailure(new Error('The source editor failed to load')),
  })
  return SourceEditor ? (
    <SourceEditor {...props} />
  ) : (
    <Skeleton className="h-[var(--source-height,16rem)] rounded-input" />
  )
}
