export { useWorkspaceGroup } from './use-workspace-group'
