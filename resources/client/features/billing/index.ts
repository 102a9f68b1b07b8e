export { BillingPanel } from './billing-panel'
