export interface Drawing {
  cpuMs: number
  wallMs: number
  bytes: number
}

/** What drawing one document takes of the processor and of the clock. */
export async function measureDrawing(draw: () => Promise<Uint8Array>): Promise<Drawing> {
  const [cpu, started] = [process.cpuUsage(), performance.now()]
  const { length } = await draw()
  const { user, system } = process.cpuUsage(cpu)
  return { cpuMs: (user + system) / 1000, wallMs: performance.now() - started, bytes: length }
}
