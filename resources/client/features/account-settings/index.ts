export type { AccountPanel } from './account-panel'
