import type { UseQueryOptions } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

import type { ModelType } from '@/contract/groups/normalized-models'
import type { roles } from '@/contract/groups/roles'
import type { Output } from '@/contract/machinery/endpoint'
import type { Page } from '@/contract/machinery/pagination'
import type { Settings } from '@/contract/shapes/settings'
import type { ApiError } from '@/core/platform/api/api-error'
import type { Translation } from '@/core/platform/i18n/translation'
import type { TranslationKey } from '@/core/platform/i18n/use-translation'
import type { BulkAction } from '@/core/shared/data-table/bulk-bar'
import type { DataColumn } from '@/core/shared/data-table/column'
import type { Deletion } from '@/core/shared/data-table/delete-dialog'
import type { FilterDefinition } from '@/core/shared/data-table/filter-definition'
import type { NothingYet } from '@/core/shared/data-table/no-rows'
import type { TableQuery } from '@/core/shared/data-table/table-state'
import type { MenuEntry } from '@/ui/overlays/menu-rows'

import type { Importable } from './import/importable'
import type { Area } from './sections/area'
import type { Section } from './sections/section'
import type { Rights } from './use-rights'

/** Segment of the URL in place of an id: `/admin/users/new`. */
export const NEW_RECORD = 'new'

/** A row of any list; `updated_at` is the time of its last change as far as the server sends it. */
export type RecordRow = { id: number; updated_at?: string | null | undefined }

/** The requests of a resource; each throws ApiError. */
export type RecordSource<Row> = {
  list: (query: TableQuery) => UseQueryOptions<Page<Row>, ApiError>
  show: (id: string) => UseQueryOptions<Row, ApiError>
  /** Absent if records cannot be deleted. */
  remove?: (ids: readonly number[]) => Promise<unknown>
  /** Refetches lists and records after a change. */
  refresh: () => Promise<unknown>
  /** Exports the whole list. */
  exportCsv?: () => Promise<Output<typeof roles.exportCsv>>
}

/** Props of a resource's form. */
export type RecordFormProps<Row> = {
  record: Row | undefined
  /** Values for a new record: those of an existing one, under another name. */
  copied?: Row | undefined
  editor: Editor
}

/** State and actions of an editor, for its form. */
export type Editor = {
  /** Name of the form's draft. */
  draft: string
  /** The record as it was opened or last saved; undefined for a new one. */
  original: RecordRow | undefined
  /** Whether the user may save. */
  canSave: boolean
  /** Opens the next record of the list that the user came from; absent if there is none. */
  openNext?: (() => void) | undefined
  /** Refetches the record; undefined for a new record. */
  fetchLatest: () => Promise<RecordRow | undefined>
  /** Replaces the form by one with the record fetched last. */
  replaceWithLatest: () => void
  /** Refetches the record, and opens a new one by the id in the response. */
  onSaved: (response: unknown) => Promise<void>
}

/** Fields that a list edits in their cells. */
export type ListEditing<Row> = {
  /** Returns the columns, with controls in the cells of these fields. */
  columns: (columns: DataColumn<Row>[], translation: Translation) => DataColumn<Row>[]
  /** Entries of a row's menu that open a field in its cell. */
  actions: (row: Row, translation: Translation) => MenuEntry[]
  /** Live region for the results. */
  Announcer: ComponentType
}

/** Parts of a list whose code loads with it. */
export type ListTools<Row> = {
  /** Actions on selected rows, before those of the description and delete. */
  bulkActions?: (translation: Translation, rights: Rights) => BulkAction<Row>[]
  /** Fields that users with the right to change records edit in the list. */
  editing?: ListEditing<Row>
}

/** Entry of a resource in the menu of its area: all that is known of it before its code loads. */
export type ResourceEntry = {
  /** Segment of the URL: `/admin/users`. */
  id: string
  /** Prefix of the permissions: `users.view`, `users.create`, `users.update`, `users.delete`. */
  permissionPrefix: string
  /** Whether the site has enabled the feature that the records belong to; true by default. */
  isOn?: (settings: Settings) => boolean
  icon: LucideIcon
  texts: {
    many: TranslationKey
    one: TranslationKey
    /** Absent if administrators cannot create records. */
    add?: TranslationKey
    /** Label of the entry that opens a record; "Edit" by default. */
    open?: TranslationKey
  }
  /** Type of the records in `normalized-models`; absent if it does not support them. */
  model?: ModelType
}

/** Description of a resource's list and editor. With its entry it is the only thing that a new resource needs. */
export type ResourceDescription<Row extends RecordRow> = {
  source: RecordSource<Row>
  /** The column that names a row and links to its editor; sorted by its id. */
  name: {
    id: string
    header: TranslationKey
    /** False where the server cannot sort by the name; true by default. */
    isSortable?: boolean
    of: (row: Row) => string
    detail?: (row: Row) => string | null | undefined
    /** Null shows the resource's icon. */
    picture?: (row: Row) => string | null | undefined
  }
  columns: (translation: Translation) => DataColumn<Row>[]
  /** Ids of the columns that the head of the editor shows too: states of a record. */
  headColumns?: readonly string[]
  filters?: (translation: Translation) => FilterDefinition[]
  /** Entries of a row's menu, and buttons in the head of the editor, besides edit and delete. */
  actions?: (row: Row, translation: Translation, rights: Rights) => MenuEntry[]
  /** Whether a new record can begin with the values of another, which its form takes from `copied`. */
  isCopyable?: boolean
  /** Whether the form shows states and actions itself; the head of the editor then leaves them out. */
  hasActionsInForm?: boolean
  /** Actions on selected rows besides delete. */
  bulkActions?: (translation: Translation, rights: Rights) => BulkAction<Row>[]
  /** Loads further parts of the list. */
  listTools?: () => Promise<ListTools<Row>>
  /** Button above the list, beside the one that adds a record. */
  ListAction?: ComponentType<{ rights: Rights }>
  /** Loads how records are created from a file; absent if they cannot be. */
  importable?: () => Promise<Importable>
  /** Empty state of the list. */
  nothingYet?: (translation: Translation, rights: Rights) => NothingYet
  /** Replaces the deletion confirmation and the toast after it. */
  deletion?: (rows: readonly Row[]) => Partial<Pick<Deletion, 'message' | 'isAnnounced'>>
  /** Whether the server refuses to delete a record. */
  isUndeletable?: (row: Row) => boolean
  /** Loads the form of the editor. */
  form: () => Promise<ComponentType<RecordFormProps<Row>>>
}

/** A resource in its area. */
export type DefinedResource<Row extends RecordRow> = ResourceEntry &
  ResourceDescription<Row> & {
    area: Area
    /** URL of the list, or of a record's editor. */
    link: (recordId?: number | string) => string
  }

/** A section with a list and an editor, without the type of its rows. */
export type Resource = Section &
  Pick<DefinedResource<RecordRow>, 'permissionPrefix' | 'texts' | 'model' | 'link'> & {
    List: ComponentType
    Editor: ComponentType<{ recordId: string }>
    /** Fetches a record, and returns its actions. Throws ApiError. */
    fetchActions: (id: number | string, translation: Translation, rights: Rights) => Promise<MenuEntry[]>
  }
