import { formatBytes } from '@/core/platform/i18n/format'
import { Button } from '@/ui/buttons/button'
import { Table } from '@/ui/collections/table'
import type { TableColumn } from '@/ui/collections/table-head'
import { Badge } from '@/ui/feedback/badge'
import { EmptyState } from '@/ui/feedback/empty-state'

import { type FileHashes, useHashes } from './hashes'
import type { StoredFile } from './mock'
import { Section } from './section'
import { useWords } from './words'

/** Hash digits to show, enough to compare by eye. */
const SHOWN_DIGITS = 12

/** Lists the files on the server, and compares them with the chosen ones. */
export function StoredFiles({ files, onDelete }: { files: readonly StoredFile[]; onDelete: () => void }) {
  const words = useWords()
  const hashes = useHashes()
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
          <Verdict file={file} hashes={hashes} />
        </span>
      ),
    },
  ]
  return (
    <Section
      heading={words.stored}
      action={
        files.length > 0 && (
          <Button variant="outline" onClick={onDelete}>
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

function Verdict({ file: { name, sha256 }, hashes }: { file: StoredFile; hashes: FileHashes }) {
  const words = useWords()
  const chosen = hashes.get(name)
  if (!chosen) return <Badge>{words.unknown}</Badge>
  return chosen.includes(sha256) ? (
    <Badge tone="positive">{words.same}</Badge>
  ) : (
    <Badge tone="danger">{words.other}</Badge>
  )
}
