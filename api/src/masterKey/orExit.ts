import { MasterKeyError } from './masterKey.ts'

/** The result of `act`; a master key that cannot be used ends the process, with its sentence and its exit code. */
export async function orExit<T>(act: () => T | Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof MasterKeyError)) throw error
    process.stderr.write(`MasterKeyError: ${error.message}\n`)
    return process.exit(error.exitCode)
  }
}
