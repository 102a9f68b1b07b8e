/** Class of `<html>` on a child's screens: targets of 64 px, letters of 18 px (styles/fallback-theme.css). */
export const CHILD_MODE = 'child-mode'
