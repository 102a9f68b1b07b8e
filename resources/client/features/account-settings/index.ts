export type { AccountPanel } from './account-panels'
