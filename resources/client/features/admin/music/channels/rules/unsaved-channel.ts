import type { ManagedConfig } from '@/contract/groups/managed-channels'

/** Values of a channel in the form that its page shows. */
export type UnsavedChannel = { name: string; description: string; config: ManagedConfig }
