/** Whether a release date is still to come. */
export const isScheduled = (moment: string | null | undefined): moment is string =>
  typeof moment === 'string' && Date.parse(moment) > Date.now()
