/** The `viewBox` of the picture beside the guest forms. */
export const SCENE_BOX = '0 0 600 840'

/** Hills of that picture, back to front. The page skeleton draws them before React (app/skeleton). */
export const HILLS = {
  far: {
    d: 'M0 560c90-44 180-30 270-6s210 10 330-52v338H0z',
    className: 'fill-primary opacity-20 dark:fill-chip dark:opacity-60',
  },
  middle: {
    d: 'M0 640c130-50 250-20 350 8s180 16 250-16v208H0z',
    className: 'fill-primary opacity-55 dark:fill-paper dark:opacity-100',
  },
  near: { d: 'M0 748c140 6 330-110 600-70v162H0z', className: 'fill-primary dark:fill-background' },
} as const
