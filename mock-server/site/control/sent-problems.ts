/** Undocumented and missing parameters of the page's requests in tests, which `tests/dom-setup.ts` reports. */
export const sentProblems: string[] = []
