import { inTransaction, beginTenant } from '../../../db.ts'
import type { ImportState } from 'shared/contracts/patients/patientImport'
import type { Services } from '../../../services.ts'
import { updateImport } from './patientImports.sql.ts'

const writeIntervalMs = 300

/**
 * Saves the progress of an import every 300 ms in short transactions of its own, so that it is visible while the
 * import's transaction is open. Create it before that transaction begins, and stop it after that transaction has ended.
 */
export class ProgressReport {
  private percent = 0
  private writtenPercent = 0
  private pendingWrite: Promise<unknown> = Promise.resolve()
  private readonly timer: NodeJS.Timeout

  constructor(services: Services, ids: { tenantId: string; id: string }, state: ImportState) {
    this.timer = setInterval(() => {
      if (this.percent === this.writtenPercent) return
      this.writtenPercent = this.percent
      const write = () =>
        inTransaction(services.database, async (tx) => {
          await beginTenant(tx, ids.tenantId)
          await updateImport(tx, ids.id, state, { progress: this.writtenPercent })
        })
      // An error in saving the progress must not make the import fail.
      this.pendingWrite = this.pendingWrite.then(write).catch(() => undefined)
    }, writeIntervalMs)
  }

  /** Sets the percentage, from 0 to 100, to be saved. */
  setPercent(percent: number): void {
    this.percent = Math.round(percent)
  }

  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.pendingWrite
  }
}
