class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
}

/** The promise, or a refusal once its time is over. What it was doing goes on unheard. */
export function within<T>(milliseconds: number, what: string, promise: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new TimeoutError(`${what}: nothing after ${milliseconds} ms`)), milliseconds)
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
