/** Some of several deletions succeeded, and the next one was refused or lost. */
export class PartialDeletion extends Error {
  override name = 'PartialDeletion'

  constructor(
    readonly done: number,
    options: ErrorOptions,
  ) {
    super(`Only ${done} records were deleted`, options)
  }
}

/**
 * Deletes one record at a time, where the server takes a single id. Throws what `remove` throws for the first, and
 * PartialDeletion for a later one.
 */
export async function deleteEach(ids: readonly number[], remove: (id: number) => Promise<unknown>): Promise<void> {
  for (const [done, id] of ids.entries()) {
    try {
      await remove(id)
    } catch (cause) {
      throw done > 0 ? new PartialDeletion(done, { cause }) : cause
    }
  }
}
