import type { MediaLook } from '../media-look'
import { ChildCard } from './child-card'
import { ChildRow } from './child-row'
import { ChildTrackRow } from './child-track-row'

/** Music for who cannot read yet: the cover is the button. */
export const childLook: MediaLook = { Card: ChildCard, Row: ChildRow, TrackRow: ChildTrackRow }
