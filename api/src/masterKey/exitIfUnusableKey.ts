import { MasterKeyError } from './masterKey.ts'

/** Returns the result of `action`; an unusable master key ends the process with a message and its exit code. */
export async function exitIfUnusableKey<T>(action: () => T | Promise<T>): Promise<T> {
  try {
    return await action()
  } catch (error) {
    if (!(error instanceof MasterKeyError)) throw error
    process.stderr.write(`MasterKeyError: ${error.message}\n`)
    return process.exit(error.exitCode)
  }
}
