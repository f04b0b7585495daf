import { testCluster } from './testCluster.ts'

export default async function startDatabase() {
  globalThis.testCluster = await testCluster()
}
