// Separate chunk: the frame reads this class without the code of the child page.

/** Class of `<html>` on a child's screens: 64 px targets, 18 px text (styles/fallback-theme.css). */
export const CHILD_MODE = 'child-mode'
