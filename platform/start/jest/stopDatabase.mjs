export default async function stopDatabase() {
  await globalThis.testCluster?.stop()
}
