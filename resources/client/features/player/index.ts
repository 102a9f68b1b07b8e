export { PlayerBar } from './player-bar'
