// Separate chunk: the layout is complete without it.
import { NewestPanels } from './newest-panels'
import { WaitingPanel } from './waiting-panel'

/** Lists what waits for the editor, and what is new. */
export const OverviewPanels = () => (
  <>
    <WaitingPanel />
    <NewestPanels />
  </>
)
