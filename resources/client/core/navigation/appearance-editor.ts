/** Whether the page is shown inside the appearance editor, which loads it with this query (backend contract, section 8). */
export const isAppearanceEditor = (): boolean => new URLSearchParams(window.location.search).has('appearanceEditor')
