import { useEffect, useRef, useState } from 'react'

import { shippedTranslations } from '@/core/platform/i18n/interface-texts'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { openRecords, useEachRun } from '@/core/shared/data-table/use-each-run'
import { toast } from '@/core/shared/toasts/toast-store'

import { checkRows } from './check-rows'
import type { Importable } from './importable'
import { mapColumn, mapColumns, type Mapping, missingFields } from './map-columns'
import { type ImportTable, readTable, type UnusableFile } from './read-table'

/** A resource to import, and the refetch of its lists. */
export type ImportSource = { resource: Importable; refresh: () => Promise<unknown> }

type OpenedFile = { name: string; table: ImportTable; mapping: Mapping }

/** An import: the file, the fields of its columns, the records in it, and how far their creation has come. */
export function useImport({ resource, refresh }: ImportSource) {
  const translation = useTranslation()
  const [file, setFile] = useState<OpenedFile>()
  const [problem, setProblem] = useState<UnusableFile>()
  const rows = file ? checkRows(file.table, file.mapping, resource, translation) : []
  const ready = rows.filter(({ problems }) => problems.length === 0)
  const create = (id: number) => resource.create(rows.find((row) => row.id === id)?.values ?? {})
  const { run, start, stop } = useEachRun({ act: create, refresh })
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => void (isOpen.current = false)
  }, [])

  return {
    file,
    problem,
    rows,
    ready,
    missing: file ? missingFields(file.mapping, resource.fields) : [],
    run,
    stop,
    /** Reads a file; one that is unusable sets `problem`. */
    async open(chosen: File): Promise<void> {
      const [table, languages] = await Promise.all([readTable(chosen), shippedTranslations()])
      if (typeof table === 'string') return setProblem(table)
      setProblem(undefined)
      setFile({ name: chosen.name, table, mapping: mapColumns(table.header, resource.fields, languages) })
    },
    leaveFile: () => setFile(undefined),
    map: (column: number, field: string | null) =>
      file && setFile({ ...file, mapping: mapColumn(file.mapping, column, field) }),
    /** Creates the records, or those that are still open. A dialog closed meanwhile says it in a toast. */
    async start(): Promise<void> {
      const { done } = await start(run ? openRecords(run) : ready)
      if (!isOpen.current) toast.positive(translation.t(':done of :count done', { done, count: ready.length }))
    },
  }
}

/** State and actions of an import. */
export type Import = ReturnType<typeof useImport>
