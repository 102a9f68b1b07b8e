import { formatBytes } from '@/core/platform/i18n/format-bytes'
import { Button } from '@/ui/buttons/button'
import { Table, type TableColumn } from '@/ui/collections/table'
import { Badge } from '@/ui/feedback/badge'
import { EmptyState } from '@/ui/feedback/empty-state'

import type { StoredFile } from './mock'
import { Section } from './section'
import { type Sums, useSums } from './sums'
import { useWords } from './words'

/** So much of a hash tells two files apart for the eye. */
const SHOWN_DIGITS = 12

/** What the server has made of the files, compared with what was chosen. */
export function StoredFiles({ files, onForget }: { files: readonly StoredFile[]; onForget: () => void }) {
  const words = useWords()
  const sums = useSums()
  const columns: TableColumn<StoredFile>[] = [
    { id: 'name', header: words.name, isRowHeader: true, cell: ({ name }) => name },
    { id: 'size', header: words.size, align: 'end', cell: ({ size }) => formatBytes(size) },
    {
      id: 'sum',
      header: words.sum,
      cell: (file) => (
        <span className="flex flex-wrap items-center gap-2">
          <code title={file.sha256} className="font-mono text-sm">
            {file.sha256.slice(0, SHOWN_DIGITS)}
          </code>
          <Verdict file={file} sums={sums} />
        </span>
      ),
    },
  ]
  return (
    <Section
      heading={words.stored}
      action={
        files.length > 0 && (
          <Button variant="outline" onClick={onForget}>
            {words.forget}
          </Button>
        )
      }
    >
      {files.length > 0 ? (
        <Table
          label={words.stored}
          columns={columns}
          rows={files}
          rowKey={({ id }) => String(id)}
          narrowLayout="cards"
        />
      ) : (
        <EmptyState title={words.nothingStored}>{words.nothingStoredHint}</EmptyState>
      )}
    </Section>
  )
}

function Verdict({ file: { name, sha256 }, sums }: { file: StoredFile; sums: Sums }) {
  const words = useWords()
  const chosen = sums.get(name)
  if (!chosen) return <Badge>{words.unknown}</Badge>
  return chosen.includes(sha256) ? (
    <Badge tone="positive">{words.same}</Badge>
  ) : (
    <Badge tone="danger">{words.other}</Badge>
  )
}
