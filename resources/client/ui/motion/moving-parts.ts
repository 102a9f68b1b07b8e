// Separate chunk with framer-motion: loaded after the first screen, or with the first part that moves.
export { DismissibleCard } from './dismissible-card'
export { Pop } from './pop'
