/** Replaces the runtime's own: `disableSnapshot` disables it, but leaves its code in the bundle. */
export class SnapshotHandler {
  readonly manifestCache = new Map<string, unknown>()
  readonly hooks = { applyPlugin(): void {} }
}

export const getGlobalRemoteInfo = () => ({})
