export interface RenderingCost {
  cpuMs: number
  wallMs: number
  bytes: number
}

/** Measures the CPU time and the elapsed time of rendering one document. */
export async function measureRendering(render: () => Promise<Uint8Array>): Promise<RenderingCost> {
  const [cpuBefore, startMs] = [process.cpuUsage(), performance.now()]
  const { length } = await render()
  const { user, system } = process.cpuUsage(cpuBefore)
  return { cpuMs: (user + system) / 1000, wallMs: performance.now() - startMs, bytes: length }
}
