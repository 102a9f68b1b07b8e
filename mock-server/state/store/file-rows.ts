/** An uploaded file or a folder. */
export type MockFile = {
  id: number
  name: string
  file_name: string
  mime: string | null
  extension: string | null
  /** Size in bytes. */
  file_size: number
  type: string
  disk: 'uploads' | 'public'
  disk_prefix: string | null
  parent_id: number | null
  owner_id: number
  workspace_id: number | null
  created_at: string
  description?: string | null
  updated_at?: string
  /** Null or absent outside the trash. */
  deleted_at?: string | null
  /** The bytes; undefined for folders and objects of a storage. */
  content: Blob | undefined
  /** Key and URL of the object in its disk's bucket. */
  object?: { key: string; url: string }
}
