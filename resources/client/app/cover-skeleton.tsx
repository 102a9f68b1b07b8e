/** Place of the cover that leads a screen, as the page skeleton draws it (skeleton/player-skeleton.ts). */
export const CoverSkeleton = () => (
  <div className="flex flex-col items-center md:items-start">
    <div className="aspect-square w-48 rounded-panel bg-chip md:w-56" />
  </div>
)
