import type { Permission } from '@/contract/shapes/user'

/** `workspace` roles apply within a workspace, the others to the whole site. */
export type MockRole = {
  id: number
  name: string
  description?: string | null
  /** Given to new accounts; true by default for the users role. */
  default?: boolean
  guests?: boolean
  workspace?: true
  permissions: Permission[]
  created_at?: string
  updated_at?: string
}
