/**
 * Ways to send files: with Range support; whole with a length (Laravel's `Storage::response()`); or whole without one
 * (`response()->stream()`).
 */
export const AUDIO_DELIVERIES = ['ranges', 'sized', 'streamed'] as const

/** One of {@link AUDIO_DELIVERIES}. */
export type AudioDelivery = (typeof AUDIO_DELIVERIES)[number]
