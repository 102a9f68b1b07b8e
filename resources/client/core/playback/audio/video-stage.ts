const ID = 'video-stage'

/** The place in the page where a video shows: whatever has the id `video-stage`, or else a corner above the player's bar. */
export function videoStage(): HTMLElement {
  const existing = document.getElementById(ID)
  if (existing) return existing
  const stage = document.createElement('div')
  stage.id = ID
  stage.className = 'fixed end-4 bottom-28 z-bar'
  document.body.append(stage)
  return stage
}
