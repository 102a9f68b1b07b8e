/** Rejects with `message` when the promise takes longer than `timeoutMs`. */
export async function withTimeout<Value>(promise: Promise<Value>, timeoutMs: number, message: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), timeoutMs)
  })
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer))
}
