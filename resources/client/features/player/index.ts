export { CompactPlayer } from './compact-player'
export { PlayerBar } from './player-bar'
