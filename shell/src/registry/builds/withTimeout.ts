class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
}

/**
 * Rejects with a TimeoutError when the promise takes longer than `timeoutMs`. The work behind the promise is not
 * cancelled.
 */
export function withTimeout<T>(timeoutMs: number, description: string, promise: Promise<T>): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new TimeoutError(`${description}: no result after ${timeoutMs} ms`)), timeoutMs)
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer))
}
