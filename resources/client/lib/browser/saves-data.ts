type Connection = { saveData?: boolean }

/** Whether the visitor asked the browser to save data; prefetching is off then. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true
