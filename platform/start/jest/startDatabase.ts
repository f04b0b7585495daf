import { testCluster } from './testCluster.ts'

export default async function startDatabase(): Promise<void> {
  globalThis.testCluster = await testCluster()
}
