// Separate chunk: loaded with the skeleton, without the code of the child page.

/** Class of `<html>` on a child's screens: 64 px targets, 18 px text (styles/fallback-theme.css). */
export const CHILD_MODE = 'child-mode'

/** Whether the page was loaded for a child. */
export const isChildPage = (): boolean => document.documentElement.classList.contains(CHILD_MODE)
