type Topic = { notif_id: string; name: string }

/** Notification channels; `browser` needs the browser's permission. */
export const CHANNELS = ['email', 'browser', 'mobile']

/** Notification topics, grouped as in the settings. */
export const topics: { group_name: string; subscriptions: Topic[] }[] = [
  {
    group_name: 'Mūzika',
    subscriptions: [
      { notif_id: 'A01', name: 'Izpildītājs, kuram sekoju, laiž klajā jaunu mūziku' },
      { notif_id: 'A02', name: 'Redakcija izveido jaunu atskaņošanas sarakstu' },
    ],
  },
  {
    group_name: 'Sarunas',
    subscriptions: [
      { notif_id: 'B01', name: 'Kāds atbild uz manu komentāru' },
      { notif_id: 'B02', name: 'Kāds sāk man sekot' },
    ],
  },
  { group_name: 'Darbvietas', subscriptions: [{ notif_id: 'C01', name: 'Kāds mani uzaicina darbvietā' }] },
]

/** Ids of all topics. */
export const topicIds = new Set(topics.flatMap(({ subscriptions }) => subscriptions.map(({ notif_id }) => notif_id)))
