/** Replaces the runtime's class, which `disableSnapshot` disables but leaves in the bundle. */
export class SnapshotHandler {
  readonly manifestCache = new Map<string, unknown>()
  readonly hooks = { applyPlugin(): void {} }
}

export const getGlobalRemoteInfo = () => ({})
