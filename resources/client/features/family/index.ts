export { FamilyPanel } from './components/family-panel'
